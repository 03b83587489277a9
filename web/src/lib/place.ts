/** Where the app is served from: by its server from the root of an address, or as files in any folder (`vihara site`). */

/** Whether there is a server to talk with; a folder of files has none, and says so in its page. */
export const served = document.documentElement.dataset.server !== "none";

/** The folder of the app's files. */
export const home = new URL(served ? "/" : ".", location.href);

/** The address of one of the app's files. */
export const fileAt = (name: string): string => new URL(name, home).href;
