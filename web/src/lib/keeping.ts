/** Keeping the app on the device, for when there is no connection: not before whoever came first has what they came for. */
import { fileAt } from "./place";

/** Milliseconds without anything being fetched, after which the page counts as idle. */
const QUIET = 2000;
/** A page that always fetches something is not waited for longer. */
const MOST_WAIT = 30_000;

/** Register the service worker, which fetches all files of the app, once the page has fetched its own. */
export function keepApp(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (navigator.serviceWorker.controller) {
    register(); // it was here before: at most what is new is fetched
    navigator.serviceWorker.controller.postMessage("keep");
    return;
  }
  const began = performance.now();
  let last = began;
  const watching = new PerformanceObserver(() => (last = performance.now()));
  watching.observe({ type: "resource" });
  const timer = setInterval(() => {
    const now = performance.now();
    if (document.readyState !== "complete" || (now - last < QUIET && now - began < MOST_WAIT)) return;
    clearInterval(timer);
    watching.disconnect();
    register();
  }, QUIET / 4);
}

function register(): void {
  void navigator.serviceWorker.register(fileAt("service-worker.js"));
}
