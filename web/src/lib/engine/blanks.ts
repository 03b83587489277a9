/** Blank signs as Python knows them: those that browsers know are not quite the same. */
export const BLANK = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const AROUND = new RegExp(`^${BLANK}+|${BLANK}+$`, "g");
const BETWEEN = new RegExp(`${BLANK}+`);

export const strip = (text: string): string => text.replace(AROUND, "");
export const words = (text: string): string[] => strip(text).split(BETWEEN).filter(Boolean);
