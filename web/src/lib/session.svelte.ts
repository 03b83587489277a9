/** Who one is at this server. Somebody who only looks around is nobody; the first deed makes a guest. */
import { t } from "./messages.svelte";
import { served } from "./place";
import { type GameInfo, type Me, Refusal } from "./protocol";
import { get, post, request } from "./requests";
import { socket } from "./socket.svelte";

const KNOWN = "vihara-known";

let person = $state.raw<Me | null>(null);
let games = $state.raw<GameInfo[]>([]);

export function me(): Me | null {
  return person;
}

function remember(found: Me | null): void {
  person = found;
  socket.nobody = !found;
  try {
    if (found) localStorage.setItem(KNOWN, found.name);
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage one is asked for nothing and known by the cookie alone.
  }
}

/** Become somebody, if one is not yet. */
export async function ensureMe(name = ""): Promise<Me> {
  if (!person) {
    remember(await post<Me>("/api/me", { name: name.trim() || t("web-guest") }));
    socket.drop(); // who watched as nobody goes on as oneself
    socket.hurry();
  }
  return person!;
}

/** Who was here before comes back as the same. */
export async function recall(): Promise<void> {
  const known = (() => {
    try {
      return localStorage.getItem(KNOWN);
    } catch {
      return null;
    }
  })();
  if (!known || !served) return;
  try {
    await ensureMe(known);
  } catch (error) {
    // Who was signed out elsewhere is a guest again, and the name that of an account.
    if (!(error instanceof Refusal) || error.code !== "name-taken") throw error;
    remember(null);
  }
}

export async function rename(name: string): Promise<void> {
  await ensureMe(name);
  remember(await request<Me>("PATCH", "/api/me", { name }));
}

export async function register(name: string, password: string): Promise<void> {
  await ensureMe(name);
  remember(await post<Me>("/api/account", { name, password }));
}

export async function signIn(name: string, password: string): Promise<void> {
  remember(await post<Me>("/api/session", { name, password }));
  socket.drop();
}

/** Whether this browser can make and use passkeys. */
export function canPasskey(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Make a passkey: a way back from other devices without a password. */
export async function addPasskey(name: string): Promise<void> {
  await ensureMe(name);
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (made) remember(await post<Me>("/api/passkeys", { credential: made.toJSON() as unknown, name: name || t("web-passkey") }));
}

export async function signInByPasskey(): Promise<void> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("/api/session/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!used) return;
  remember(await post<Me>("/api/session/passkey", { credential: used.toJSON() as unknown }));
  socket.drop();
}

export async function signOut(): Promise<void> {
  await request<void>("DELETE", "/api/me");
  remember(null);
  socket.drop();
}

/** Sign out on all devices, this one included. */
export async function signOutEverywhere(): Promise<void> {
  await request<void>("DELETE", "/api/sessions");
  remember(null);
  socket.drop();
}

/** Delete one's account, and all that belongs to it. */
export async function deleteAccount(name: string, password: string): Promise<void> {
  await post<void>("/api/me/delete", { name, password });
  remember(null);
  socket.drop();
}

/** Say which bot plays for oneself when one is away; null leaves it to the table. */
export async function chooseStandIn(bot: string | null): Promise<void> {
  await ensureMe();
  remember(await request<Me>("PUT", "/api/me/stand-in", { bot }));
}

/** The games there are, with seats, options and bots. */
export function gameList(): GameInfo[] {
  return games;
}

export async function loadGames(): Promise<GameInfo[]> {
  if (!games.length) games = await get<GameInfo[]>("/api/games");
  return games;
}
