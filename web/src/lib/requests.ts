/** Requests to the server; a refusal is thrown as `Refusal`, with its sentence in the reader's language. */
import { answered } from "./answers";
import { requestHere } from "./here.svelte";
import { isHere } from "./line";
import { language } from "./messages.svelte";
import { Refusal } from "./protocol";

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isHere(path.replace(/^\/api\/tables\//, ""))) return requestHere<T>(path, body);
  const found = await answered<T>(method, path, body);
  if (found) return found.told;
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", "");
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let told: unknown = text;
  if (response.headers.get("content-type")?.includes("json")) told = JSON.parse(text);
  if (!response.ok) {
    const { code = "refused", sentence = response.statusText } = (told ?? {}) as { code?: string; sentence?: string };
    throw new Refusal(code, sentence, response.status);
  }
  return told as T;
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
