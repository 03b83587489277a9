/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:messages/all" {
  type Load = () => Promise<{ default: string }>;
  export const shell: Record<string, Load>;
  /** By game. */
  export const boards: Record<string, Record<string, Load>>;
  export const learn: Record<string, Load>;
  /** Pages about people. */
  export const people: Record<string, Load>;
  export const review: Record<string, Load>;
  export const puzzles: Record<string, Load>;
}

/** What tables in the page say themselves. */
declare module "virtual:messages/tables" {
  export const spoken: Record<string, () => Promise<{ default: string }>>;
}
