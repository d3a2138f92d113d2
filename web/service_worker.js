// The service worker: keeps every file of one version of the client, so that pages open without a network and no page meets files of
// another version than its own. service_worker_plugin.js fills in which version, and its files.
const version = '__VERSION__';
const files = '__FILES__';

// NB: files in /assets/ have names that change with what is in them. Versions share them; the others are kept once for each version.
const shared = 'fogline-files';
const prefix = 'fogline-version-';
const own = prefix + version;
const keptVersions = 3; // a page that stays open while two updates come still finds its parts

const isShared = (path) => path.startsWith('/assets/');
// As the server sees it: everything without a dot that is not its own.
const isPage = (path) => !/\.[^/]*$/.test(path) && !/^\/(api|healthz|readyz|metrics)(\/|$)/.test(path);

// A new version is used at once: who loads a page gets it, and who has one open still finds the files of its version.
async function install() {
  await caches.delete(own); // an earlier try may have been broken off
  const [mine, all] = await Promise.all([caches.open(own), caches.open(shared)]);
  await mine.put('/files', Response.json(files)); // first: what is listed is not cleared away
  await Promise.all(
    files.map(async (path) => {
      if (!isShared(path)) await mine.add(new Request(path, { cache: 'reload' }));
      else if (!(await all.match(path, { ignoreVary: true }))) await all.add(path);
    }),
  );
  await skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  for (const name of names) if (!name.startsWith('fogline-')) await caches.delete(name); // left by clients of before
  const versions = names.filter((name) => name.startsWith(prefix));
  const staying = versions.filter((name, at) => name === own || at >= versions.length - keptVersions);
  for (const name of versions) if (!staying.includes(name)) await caches.delete(name);
  const lists = await Promise.all(staying.map(async (name) => (await (await caches.open(name)).match('/files'))?.json() ?? []));
  const wanted = new Set(lists.flat());
  const all = await caches.open(shared);
  for (const request of await all.keys()) if (!wanted.has(new URL(request.url).pathname)) await all.delete(request);
  await clients.claim(); // the first visit too
}

async function fromCache(name, path, request) {
  const cache = await caches.open(name);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
// A page that was being loaded while this began is nobody's, and says so.
addEventListener('message', (event) => event.waitUntil(clients.claim()));

// NB: what has a query is asked of the server: so a page learns which version that one has.
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(fromCache(own, '/index.html', request));
  } else if (isShared(pathname)) event.respondWith(fromCache(shared, pathname, request));
  else if (!search && files.includes(pathname)) event.respondWith(fromCache(own, pathname, request));
});

// A click on a notification leads to the table that it is about.
addEventListener('notificationclick', (event) => {
  const { data: address } = event.notification;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find(({ url }) => url === address);
      return there ? there.focus() : clients.openWindow(address);
    }),
  );
});
