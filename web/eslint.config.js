/** What neither the type checker nor Prettier sees: promises that nobody waits for, lists without keys, names nobody uses. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // What schema.py writes is as it writes it.
  { ignores: ["public/", "node_modules/", "src/lib/schema.ts", "src/games/*/words.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // With noUncheckedIndexedAccess a `!` says what the line before has made sure of.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Answers without a body, and functions that may give one back to clean up.
      "@typescript-eslint/no-invalid-void-type": "off",
      // Sets and maps are replaced as a whole here, not watched entry by entry: `$state.raw`.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
