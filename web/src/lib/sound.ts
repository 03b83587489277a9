/** Sounds, made here from waves: wood, bowls and bells. Nothing is downloaded. */
import { preferences } from "./preferences.svelte";

export type Sound = "place" | "slide" | "card" | "stone" | "wood" | "bag" | "sweep" | "bell" | "bowl" | "refuse" | "fall" | "win" | "chat";

let context: AudioContext | null = null;

/** The sound card, once the reader has touched the page: browsers allow no sound before. */
function open(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Partial {
  frequency: number;
  loud: number;
  seconds: number;
  start?: number;
  wave?: OscillatorType;
}

/** Struck metal and wood: a few sine waves that fade at their own pace. */
function strike(card: AudioContext, partials: Partial[]): void {
  const out = card.createGain();
  out.gain.value = preferences.volume * 0.5;
  out.connect(card.destination);
  for (const { frequency, loud, seconds, start = 0, wave = "sine" } of partials) {
    const at = card.currentTime + start;
    const tone = card.createOscillator();
    const fade = card.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(loud, at + 0.006);
    fade.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    tone.connect(fade).connect(out);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** A breath of noise through a filter: paper, sand, rubble. */
function rustle(card: AudioContext, frequency: number, seconds: number, loud: number): void {
  const length = Math.ceil(card.sampleRate * seconds);
  const buffer = card.createBuffer(1, length, card.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = card.createBufferSource();
  const filter = card.createBiquadFilter();
  const out = card.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 0.8;
  out.gain.value = preferences.volume * loud;
  source.connect(filter).connect(out).connect(card.destination);
  source.start();
}

/** A bowl sings in slightly mistuned partials. */
function bowl(root: number, start = 0, loud = 0.3): Partial[] {
  return [1, 2.71, 5.15].map((ratio, i) => ({
    frequency: root * ratio,
    loud: loud / (i + 1) ** 1.4,
    seconds: 2.2 / (i + 1),
    start,
  }));
}

const MAKERS: Record<Sound, (card: AudioContext) => void> = {
  place: (card) => {
    strike(card, [
      { frequency: 320, loud: 0.4, seconds: 0.09 },
      { frequency: 840, loud: 0.15, seconds: 0.05 },
    ]);
    rustle(card, 1800, 0.05, 0.25);
  },
  /** Stiff paper laid on a pile. */
  card: (card) => {
    rustle(card, 3400, 0.07, 0.3);
    strike(card, [{ frequency: 190, loud: 0.14, seconds: 0.05, start: 0.03 }]);
  },
  /** Stone on stone. */
  stone: (card) => {
    strike(card, [
      { frequency: 1240, loud: 0.2, seconds: 0.05 },
      { frequency: 2130, loud: 0.12, seconds: 0.035 },
      { frequency: 260, loud: 0.34, seconds: 0.1 },
    ]);
    rustle(card, 2400, 0.04, 0.25);
  },
  /** A heavy piece of wood comes to rest: twice, the second time hardly. */
  wood: (card) => {
    strike(card, [
      { frequency: 168, loud: 0.5, seconds: 0.16 },
      { frequency: 430, loud: 0.2, seconds: 0.08 },
      { frequency: 168, loud: 0.16, seconds: 0.1, start: 0.11 },
    ]);
    rustle(card, 900, 0.08, 0.3);
  },
  /** A hand in a bag of wooden pieces. */
  bag: (card) => {
    rustle(card, 700, 0.45, 0.45);
    strike(
      card,
      [0.06, 0.15, 0.19, 0.29].map((start, i) => ({ frequency: 520 + 130 * (i % 3), loud: 0.13, seconds: 0.05, start })),
    );
  },
  /** Sand is swept away. */
  sweep: (card) => rustle(card, 4200, 0.8, 0.35),
  slide: (card) => rustle(card, 2600, 0.16, 0.22),
  bell: (card) => strike(card, [...bowl(660, 0, 0.22), ...bowl(990, 0.12, 0.14)]),
  bowl: (card) => strike(card, bowl(196)),
  refuse: (card) => strike(card, [{ frequency: 140, loud: 0.35, seconds: 0.16, wave: "triangle" }]),
  fall: (card) => {
    rustle(card, 300, 1.1, 0.9);
    strike(
      card,
      [0, 0.12, 0.22, 0.31].map((start, i) => ({ frequency: 180 - 22 * i, loud: 0.35, seconds: 0.2, start })),
    );
  },
  win: (card) =>
    strike(
      card,
      [262, 330, 392, 523].flatMap((root, i) => bowl(root, i * 0.16, 0.2)),
    ),
  chat: (card) => strike(card, [{ frequency: 880, loud: 0.25, seconds: 0.12 }]),
};

/** Make a sound, if sounds are wanted and allowed. */
export function play(sound: Sound): void {
  const card = open();
  if (card) MAKERS[sound](card);
}

/** What is heard of these events: the last of the game's sounds for kinds that are among them. */
export function heard(events: readonly { kind: string }[], { sounds = {} }: { sounds?: Record<string, Sound> }): Sound {
  const kinds = new Set(events.map((event) => event.kind));
  return Object.entries(sounds).findLast(([kind]) => kinds.has(kind))?.[1] ?? "place";
}
