"use strict";

// The service worker of the composer: what has been loaded once works without a network. It lies at the top of the site, for
// it may answer only for its own folder. The network comes first, so nobody sees an old page because of it; and it answers
// for the composer's own files alone.
const store = "composer";
const catalogue = decodeURIComponent(location.search.slice(1)); // the page says which, by its language
const files = [
  "compose.html", "static/site.css", "static/icon.svg", "static/composer.css", "static/composer-board.js",
  "static/composer-chooser.js", "static/composer-kept.js", "static/composer.js", "static/phrases.js", "static/wasm_exec.js", "static/composer.wasm", catalogue,
];

addEventListener("install", e => {
  skipWaiting();
  e.waitUntil(caches.open(store).then(cache => cache.addAll(files)));
});

addEventListener("activate", e => e.waitUntil(clients.claim()));

addEventListener("fetch", e => {
  const scope = registration.scope;
  const name = e.request.url.startsWith(scope) ? new URL(e.request.url).pathname.slice(new URL(scope).pathname.length) : "";
  const ours = files.includes(name) || /^(presets|rules)\/[^/]+\.yaml$/.test(name);
  if (ours && e.request.method === "GET") e.respondWith(answer(e, name));
});

async function answer(e, name) {
  const cache = await caches.open(store);
  try {
    const fresh = await fetch(e.request);
    if (fresh.ok) e.waitUntil(cache.put(name, fresh.clone()).catch(() => {})); // a full disk is nobody's trouble but its own
    return fresh;
  } catch (offline) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw offline;
  }
}
