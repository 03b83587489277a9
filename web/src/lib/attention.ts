/** "Your turn", for who looks elsewhere: the title, a bell, and a notification of the browser. */
import { t } from "./messages.svelte";
import { fileAt } from "./place";
import { preferences, prefer } from "./preferences.svelte";
import { play } from "./sound";

const MARK = "● ";
let note: Notification | null = null;

/** Mark the title while it is one's turn. */
export function title(text: string, turn: boolean): void {
  document.title = `${turn ? MARK + t("web-your-turn") + " · " : ""}${text} · Vihara`;
}

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask the browser whether notifications may be shown; the answer is remembered by the browser. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  prefer({ notify: answer === "granted" });
  return answer === "granted";
}

/** It has just become one's turn. */
export function yourTurn(game: string): void {
  play("bell");
  if (!document.hidden || !preferences.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    note?.close();
    note = new Notification(t("web-your-turn"), { body: game, icon: fileAt("icon-192.png"), tag: "vihara-turn" });
    note.onclick = () => {
      window.focus();
      note?.close();
    };
  } catch {
    // Some browsers of phones show notifications only from a service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(t("web-your-turn"), { body: game, icon: fileAt("icon-192.png"), tag: "vihara-turn" }),
    );
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) note?.close();
});
