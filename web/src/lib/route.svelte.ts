/**
 * Where in the app one is: the address, read into words. A server answers every address of the app with its page; a folder
 * of files has that page only once, so there the app's addresses stand behind a `#`.
 */
import { served } from "./place";

interface Where {
  path: string;
  query: string;
  /** What of a page an address points at. */
  anchor: string;
}

function read(): Where {
  if (served) return { path: location.pathname, query: location.search, anchor: location.hash.slice(1) };
  const { pathname, search, hash } = new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
  return { path: pathname, query: search, anchor: hash.slice(1) };
}

let where = $state.raw(read());

window.addEventListener("popstate", () => (where = read()));

/** The address as its parts: /table/abc is ["table", "abc"]. */
export function parts(): string[] {
  return where.path.split("/").filter(Boolean).map(decodeURIComponent);
}

export function parameter(name: string): string | null {
  return new URLSearchParams(where.query).get(name);
}

/** An address of this app as links have it. */
export const to = (address: string): string => (served ? address : `#${address}`);

/** Go to an address of this app. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", to(address));
  else history.pushState(null, "", to(address));
  where = read();
  window.scrollTo(0, 0);
}

/** Show what the address points at, once it has come to be. */
export function showAnchor(): void {
  if (!where.anchor) return;
  if (served) location.replace(location.href);
  else document.getElementById(where.anchor)?.scrollIntoView();
}

/** For links: a plain click stays in the app, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!served) followHere(event, link);
  else if (!link.pathname.startsWith("/api/") && !(link.hash && link.pathname === location.pathname)) {
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

/** What is behind the `#` is the address: a link to a part of the page must not take its place. */
function followHere(event: MouseEvent, link: HTMLAnchorElement): void {
  if (link.pathname !== location.pathname || !link.hash) return;
  event.preventDefault();
  const [, address = ""] = link.hash.split(/^#/);
  if (address.startsWith("/")) return go(address);
  const found = document.getElementById(address);
  found?.scrollIntoView();
  found?.focus();
}
