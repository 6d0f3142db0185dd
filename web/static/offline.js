"use strict";

// The service worker of the composer: what has been loaded once works without a network. It lies at the top of the site, for
// it may answer only for its own folder. The network comes first, so nobody sees an old page because of it; and it answers
// for the composer's own files alone.
const store = "composer";
const files = location.search.slice(1).split("&").map(decodeURIComponent); // the page says which: by names that change with what is in them
const programs = /^static\/composer-[a-z0-9]+\.wasm(\.gz)?$/; // kept when they were used, or when the page has nothing else to load
const rules = /^([a-z]{2,3}\/)?rules\/[0-9a-f]{64}\.(preset|md)$/; // the same; of one name, they never change
const wanted = /^(pbem\.js|static\/(composer-(bench|facts)|sentences-[a-z]{2,3})\.(js|css))$/; // kept when they were used: for files from a disk, and what a game is in words

addEventListener("install", e => {
  skipWaiting();
  e.waitUntil(caches.open(store).then(cache => cache.addAll(files)));
});

addEventListener("activate", e => e.waitUntil(tidy().then(() => clients.claim())));

addEventListener("message", e => e.waitUntil(keep(e.data)));

addEventListener("fetch", e => {
  const name = nameOf(e.request);
  if (ours(name) && e.request.method === "GET") e.respondWith(answer(e, name));
});

function ours(name) { return files.includes(name) || programs.test(name) || rules.test(name) || wanted.test(name); }

// nameOf is an address from the top of the site.
function nameOf(request) {
  const scope = registration.scope;
  return request.url.startsWith(scope) ? new URL(request.url).pathname.slice(new URL(scope).pathname.length) : "";
}

// tidy forgets what an earlier version kept.
async function tidy() {
  const cache = await caches.open(store);
  for (const request of await cache.keys()) if (!ours(nameOf(request))) await cache.delete(request);
}

// keep fetches what no link has needed yet, one after another; a program anew, for it may have changed.
async function keep(names) {
  const cache = await caches.open(store);
  for (const name of names.filter(ours)) {
    if (programs.test(name) || !await cache.match(name)) await cache.add(name).catch(() => {}); // it is fetched when it is needed
  }
}

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
