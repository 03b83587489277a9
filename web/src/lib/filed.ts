/** What is to be known of a match file before anybody reads it. */

/** The game that it names, in small letters; none if it names none. */
export function gameOf(file: string): string {
  return (/^[ \t]*\[[ \t]*game[ \t]+([^\]\s]+)/im.exec(file)?.[1] ?? "").toLowerCase();
}
