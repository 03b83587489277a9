/// <reference types="vitest/config" />
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { messages } from "./messages-plugin.ts";
import { mujoco } from "./mujoco-plugin.ts";

/** `npm run dev` speaks with a server started by `vihara serve`. */
const server = process.env.VIHARA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // a site may lie in any folder
  plugins: [messages(), svelte()],
  worker: { format: "es", plugins: () => [messages(), mujoco()] },
  resolve: {
    alias: { $lib: resolve(import.meta.dirname, "src/lib") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}), // Svelte as pages run it, not as servers do
  },
  build: {
    outDir: process.env.VIHARA_WEB_OUT ?? "../src/vihara/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    // What every page needs comes as one file: many small ones each cost a request, and cannot be packed together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] } } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", restoreMocks: true, unstubGlobals: true },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
