/*
 * Keeps the app's own files and the games' modules, so that it opens at once and even without a connection: then tables of
 * this device are all there is. `web/build.py` writes the list of files, so that a new build is a new worker.
 */
const FILES = [];
const BUILT = "";
const CACHE = `vihara-${BUILT}`;
const ALWAYS = ["/", "/icon.svg", "/icon-192.png", "/manifest.webmanifest", "/api/games"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll(["/"]);
      await Promise.allSettled([...ALWAYS, ...FILES].map((file) => cache.add(file)));
      await modules(cache).catch(() => undefined); // a site without them plays at its server
    }),
  );
  self.skipWaiting();
});

/* The games' modules; their addresses name their versions. */
async function modules(cache) {
  const told = await fetch("/engine/index.json");
  await cache.put("/engine/index.json", told.clone());
  const files = Object.entries(await told.json()).flatMap(([game, version]) => [`/engine/${game}.wasm?${version}`, `/engine/${game}.json?${version}`]);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api")) event.respondWith(newest(request, "/"));
  else if (url.pathname.startsWith("/assets/") || (url.pathname.startsWith("/engine/") && url.search)) event.respondWith(kept(request));
  else if (ALWAYS.includes(url.pathname) || url.pathname === "/engine/index.json") event.respondWith(newest(request, url.pathname));
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
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: told.table, // what comes again, or later about the same table, takes its place
      data: { table: told.table },
      actions: [{ action: "quiet", title: told.quiet }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(event.action === "quiet" ? mute(table) : open(table ? `/table/${table}` : "/"));
});

function mute(table) {
  const body = JSON.stringify({ on: true });
  return fetch(`/api/tables/${table}/quiet`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

/* A page that is open goes there: that of the table if there is one, else any. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  if (path === "/" && windows.length) return windows[0].focus();
  return self.clients.openWindow(path);
}
