/** Being called back: this browser by Web Push, a mailbox, webhooks; and the tables one has muted. */
import { allowNotifications } from "./attention";
import { language } from "./messages.svelte";
import { prefer, preferences } from "./preferences.svelte";
import { get, post, request } from "./requests";
import type { CalledBrowser, Calls, WebhookSecret } from "./schema";
import { ensureMe, me } from "./session.svelte";

/** What the server knows of this browser: where it is called, in which language, for whom. */
const KNOWN = "vihara-called";

let known = $state.raw<Calls | null>(null);

export function calls(): Calls | null {
  return known;
}

export async function loadCalls(): Promise<Calls | null> {
  known = me() ? await get<Calls>("/api/calls") : null;
  return known;
}

function remembered(): { id: string; mark: string } | null {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? "null") as { id: string; mark: string } | null;
  } catch {
    return null;
  }
}

/** Whether the server calls this browser, as far as has been loaded. */
export function calledHere(): boolean {
  const id = remembered()?.id;
  return !!known?.browsers.some((one) => one.id === id);
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : undefined;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const told = await request<CalledBrowser>("PUT", "/api/calls/browser", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  try {
    localStorage.setItem(KNOWN, JSON.stringify({ id: told.id, mark: mark(subscription) }));
  } catch {
    // Without storage the switch is off the next time, and can be switched on again.
  }
}

const mark = (subscription: PushSubscription) => [subscription.endpoint, language(), me()?.id].join(" ");

async function subscribe(push: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await push.subscribe(wanted);
  } catch (error) {
    const old = await push.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // made for another key: the server lost its own
    return push.subscribe(wanted);
  }
}

/**
 * Be called in this browser. Not at all where it does not allow notifications; `near`: only while a page is open, as it
 * has no push service, or cannot reach it.
 */
export async function callHere(): Promise<"on" | "near" | "denied"> {
  if (!(await allowNotifications())) return "denied";
  await ensureMe();
  const found = await loadCalls();
  const here = await worker();
  if (!found || !here) return "near";
  let subscription: PushSubscription;
  try {
    subscription = await subscribe(here.pushManager, found.key);
  } catch (error) {
    if (error instanceof DOMException) return "near";
    throw error;
  }
  await tell(subscription);
  await loadCalls();
  return "on";
}

export async function doNotCallHere(): Promise<void> {
  prefer({ notify: false });
  const id = remembered()?.id;
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (id && calledHere()) await request<void>("DELETE", `/api/calls/${id}`);
  await loadCalls();
}

/** The server is told when the language is another one, or the browser has another address. */
export async function keepCalled(): Promise<void> {
  const before = remembered();
  if (!before || !preferences.notify || !me()) return;
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription && mark(subscription) !== before.mark) await tell(subscription);
}

export async function callByMail(address: string): Promise<void> {
  await ensureMe();
  known = await post<Calls>("/api/calls/mail", { address });
}

export async function callWebhook(url: string): Promise<string> {
  await ensureMe();
  const made = await post<WebhookSecret>("/api/calls/webhook", { url });
  await loadCalls();
  return made.secret;
}

export async function doNotCall(id: string): Promise<void> {
  await request<void>("DELETE", `/api/calls/${id}`);
  await loadCalls();
}

/** Whether one can be called at all: else there is nothing to mute. */
export function isCalled(): boolean {
  return !!known && known.browsers.length + known.webhooks.length + known.mail.length > 0;
}

export function isQuiet(table: string): boolean {
  return !!known?.quiet.includes(table);
}

export async function setQuiet(table: string, on: boolean): Promise<void> {
  await post<void>(`/api/tables/${table}/quiet`, { on });
  await loadCalls();
}
