/** Where in the app one is: the address, read into words. */

let path = $state(location.pathname);
let query = $state(location.search);

window.addEventListener("popstate", () => {
  path = location.pathname;
  query = location.search;
});

/** The address as its parts: /table/abc is ["table", "abc"]. */
export function parts(): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

export function parameter(name: string): string | null {
  return new URLSearchParams(query).get(name);
}

/** Go to an address of this app. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = location.pathname;
  query = location.search;
  window.scrollTo(0, 0);
}

/** For links: a plain click stays in the app, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
