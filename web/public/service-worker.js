/*
 * Keeps the app's own files and the games' modules, so that it opens at once and even without a connection: then tables of
 * this device are all there is. `web/build.py` writes the list of files, so that a new build is a new worker.
 */
const FILES = [];
const BUILT = "";
/* What is asked of a server and kept for when it cannot be; a site without one has a file instead. */
const ANSWERS = ["api/games"];
const HOME = new URL("./", self.location).pathname;
const CACHE = `vihara-${HOME}-${BUILT}`;
const ALWAYS = ["", "icon.svg", "icon-192.png", "manifest.webmanifest", "engine/index.json", ...ANSWERS];
/* So many files are fetched at the same time: whoever plays meanwhile does not wait for them. */
const AT_ONCE = 3;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.add(HOME);
      const modules = await built().catch(() => []); // a site without them plays at its server
      const puzzles = await solvable().catch(() => []);
      const files = [...ALWAYS, ...FILES, ...modules, ...puzzles].reverse();
      const fetching = async () => {
        for (let file = files.pop(); file !== undefined; file = files.pop()) await add(cache, HOME + file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetching));
    }),
  );
  self.skipWaiting();
});

/* What cannot be had now is kept when it is asked for. */
async function add(cache, file) {
  if (await cache.match(file)) return;
  const fresh = await fetch(file, { priority: "low" }).catch(() => null);
  if (fresh?.ok) await cache.put(file, fresh);
}

/* Modules that were made since are fetched, too. */
self.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const keep = async () => {
    const cache = await caches.open(CACHE);
    for (const file of await built()) await add(cache, HOME + file);
  };
  event.waitUntil(keep().catch(() => undefined));
});

/* The games' modules; their addresses name their versions. */
async function built() {
  const index = await (await fetch(`${HOME}engine/index.json`)).json();
  return Object.entries(index).flatMap(([game, version]) => [`engine/${game}.wasm?${version}`, `engine/${game}.json?${version}`]);
}

/* The puzzles of each game, asked for where the games are. */
async function solvable() {
  const [, ending] = ANSWERS[0].split("api/games");
  const games = await (await fetch(HOME + ANSWERS[0])).json();
  return games.filter(({ puzzles }) => puzzles).map(({ game }) => `api/puzzles/${game}${ending}`);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* Another app's files in another folder are none of ours; the builds before had names without a folder. */
function isOld(name) {
  return name !== CACHE && (name.startsWith(`vihara-${HOME}-`) || (HOME === "/" && /^vihara-[0-9a-f]*$/.test(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  const name = url.pathname.slice(HOME.length);
  if (request.mode === "navigate" && !name.startsWith("api/")) event.respondWith(newest(request, HOME));
  else if (name.startsWith("assets/") || (name.startsWith("engine/") && url.search)) event.respondWith(kept(request));
  else if (ALWAYS.includes(name) || /^api\/puzzles\/[^/]+$/.test(name)) event.respondWith(newest(request, url.pathname));
});

/* The newest if there is a connection, else what was kept. */
async function newest(request, name) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(name, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

/* Built files and modules carry a hash in their addresses: what is kept is right for ever. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/* Somebody is called: the server has put it into words, in the language that was wanted here. */
self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      lang: told.language,
      icon: `${HOME}icon-192.png`,
      badge: `${HOME}icon-192.png`,
      tag: told.table, // what comes again, or later about the same table, takes its place
      data: { table: told.table },
      actions: [{ action: "quiet", title: told.quiet }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(event.action === "quiet" ? mute(table) : open(table ? `${HOME}table/${table}` : HOME));
});

function mute(table) {
  const body = JSON.stringify({ on: true });
  return fetch(`${HOME}api/tables/${table}/quiet`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

/* A page that is open goes there: that of the table if there is one, else any. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  if (path === HOME && windows.length) return windows[0].focus();
  return self.clients.openWindow(path);
}
