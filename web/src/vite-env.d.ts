/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:messages/all" {
  type Load = () => Promise<{ default: string }>;
  export const shell: Record<string, Load>;
  export const learn: Record<string, Load>;
}
