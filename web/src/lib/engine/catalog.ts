/** A catalog of sentences: what a language lacks is said in English. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Catalog } from "./sentences";

function bundled(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Texts of Fluent in a language and in English. */
export function catalog(language: string, texts: string[], english: string[]): Catalog {
  const bundles = language === "en" ? [bundled("en", english)] : [bundled(language, texts), bundled("en", english)];
  return {
    has: (id) => bundles.at(-1)!.hasMessage(id),
    say(id, variables) {
      for (const bundle of bundles) {
        const pattern = bundle.getMessage(id)?.value;
        if (pattern) return bundle.formatPattern(pattern, variables, []);
      }
      return id;
    },
  };
}
