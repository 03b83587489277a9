/**
 * Requests that the page answers itself: about match files and lessons of games whose rules are here, and, where there is no
 * server, about the games and their puzzles.
 */
import { here } from "./here.svelte";
import { fileAt, served } from "./place";
import { Refusal } from "./protocol";

interface Told<T> {
  told: T;
}

/** What the page says; null: the server is to be asked. */
export async function answered<T>(method: string, path: string, body: unknown): Promise<Told<T> | null> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, , what, name = "", more] = pathname.split("/");
  const { file = "", seat = 0 } = (body ?? {}) as { file?: string; seat?: number };
  const told = async (answer: Promise<unknown>): Promise<Told<T>> => ({ told: (await answer) as T });
  if (method === "GET" && what === "lessons" && (await knows(decodeURIComponent(name)))) {
    if (more) return told(here.request("tryOut", name, Number(searchParams.get("step")), searchParams.get("move") ?? ""));
    return told(here.request("lesson", name));
  }
  if (method === "POST" && (what === "steps" || what === "verify") && (await readsHere(file))) {
    return told(what === "steps" ? here.request("read", file, seat) : here.request("draws", file).then((draws) => ({ draws })));
  }
  if (served) return null;
  if (method === "GET" && ((what === "games" && !name) || (what === "puzzles" && name && !more))) {
    const answer = await fetch(fileAt(`${pathname.slice(1)}.json`));
    if (answer.ok) return told(answer.json());
  }
  throw new Refusal("no-server", "");
}

/** Whether the page reads a match file itself; a server would want to know who asks. */
export const readsHere = async (file: string): Promise<boolean> => !served || here.request("reads", file).catch(() => false);

/** Whether the rules of a game are here. */
export async function knows(game: string): Promise<boolean> {
  return game !== "" && (await here.request("knows", game).catch(() => false));
}
