// Keeps the page's files for when there is no network; while there is one, the newest count.

const CACHE = "rami";

addEventListener("install", (event) => {
  event.waitUntil(fill());
  skipWaiting();
});

async function fill() {
  const { files } = await (await fetch("game.json")).json();
  const cache = await caches.open(CACHE);
  await cache.addAll(["./", ...files.filter((name) => name !== "offline.js")]);
}

async function answer(event) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(event.request);
    // Where there is no room, the page goes on without.
    if (fresh.ok) event.waitUntil(cache.put(event.request, fresh.clone()).catch(() => {}));
    return fresh;
  } catch {
    return (await cache.match(event.request, { ignoreSearch: true })) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event));
});
