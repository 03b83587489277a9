/** What one has chosen on this device: language, theme, motion, sound, quality. Kept in the browser alone. */
import { bestLanguage, speak } from "./messages.svelte";

export interface Preferences {
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "quick" | "none";
  sound: boolean;
  volume: number;
  quality: "auto" | "high" | "low";
  notify: boolean;
  moves: boolean;
  /** Ask before every move. */
  confirm: boolean;
}

const KEY = "vihara-preferences";

function defaults(): Preferences {
  return {
    language: bestLanguage(navigator.languages),
    theme: "auto",
    motion: "auto",
    sound: true,
    volume: 0.5,
    quality: "auto",
    notify: false,
    moves: false,
    confirm: false,
  };
}

function read(): Preferences {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return defaults(); // storage that cannot be read is as good as none
  }
}

export const preferences = $state<Preferences>(read());

/** Change some preferences and remember them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A private window may refuse: then they last as long as the page.
  }
  if (changes.language) void speak(changes.language);
  if (changes.theme) applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = preferences.theme;
}
