/** The tables that wait for oneself: a number in the header, in the title and on the icon. */
import { fileAt } from "./place";
import type { Listed } from "./protocol";
import { get } from "./requests";
import { me } from "./session.svelte";

/** Milliseconds between two looks while the page is seen. */
const LOOK = 60_000;

let tables = $state.raw<Listed[]>([]);

/** First the one with the least time left. */
export function waiting(): Listed[] {
  return tables;
}

export async function lookWhoWaits(): Promise<void> {
  tables = me() ? (await get<{ tables: Listed[] }>("/api/tables?scope=waiting&limit=100")).tables : [];
}

/** Look every now and then, as long as somebody looks at the page; gives a function that ends it. */
export function watchWhoWaits(): () => void {
  const look = () => {
    if (!document.hidden && navigator.onLine) void lookWhoWaits().catch(() => undefined); // the next look may succeed
  };
  look();
  const timer = setInterval(look, LOOK);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

const COUNT = /^\(\d+\) /;

/** Show how many wait where it is seen from elsewhere: before the page's own title, on the tab and on the app's icon. */
export function markPage(number: number): void {
  const own = document.title.replace(COUNT, "");
  const wanted = number ? `(${number}) ${own}` : own;
  if (document.title !== wanted) document.title = wanted;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", fileAt(number ? "icon-turn.svg" : "icon.svg"));
  const marked = navigator as Navigator & { setAppBadge?: (number: number) => Promise<void> };
  void marked.setAppBadge?.(number).catch(() => undefined); // only installed apps have a place for it
}
