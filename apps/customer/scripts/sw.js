/*
 * Lets the installed app open without a network, and shows pushes. Prices, and whatever else the server answers, are
 * never kept: only the page itself and the files of its build are.
 */
/** The page's entry: a page that was loaded by it is of this version. */
const VERSION = '__VERSION__';
/** Of the page itself and `early.js`, whose names stay the same when they change. */
const SHELL = '__SHELL__';
const CACHE = `shell ${VERSION} ${SHELL}`;
const PAGE = '/';
/** The page's first script. It goes with the page that names it, whichever version that is. */
const FIRST = '/early.js';
/** Files of the build and of its face. */
const KEPT = /^\/(?:assets\/|icons\/|early\.js$|favicon\.svg$)/;
/** What other programs of the server answer. */
const OTHERS = /^\/(?:api|v2|admin|docs|health|metrics)(?:\/|$)/;

const isOwn = (url) => url.origin === self.location.origin;

/** The page as it is now, and the files that it names. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
  const files = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  await cache.put(PAGE, answer);
  await keep(files);
}

/** Adds files that are not there yet. One that cannot be had is asked for when it is needed. */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const urls = addresses.map((address) => new URL(address, self.location.origin));
  const wanted = urls.filter((url) => isOwn(url) && KEPT.test(url.pathname));
  await Promise.allSettled(
    wanted.map(async ({ pathname }) => (await cache.match(pathname)) ?? cache.add(pathname)),
  );
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  const former = async () => (await caches.keys()).filter((name) => name !== CACHE);
  event.waitUntil(former().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOwn(url) || OTHERS.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, PAGE));
  else if (url.pathname === FIRST) event.respondWith(newest(request, FIRST));
  else if (KEPT.test(url.pathname)) event.respondWith(fileFor(request, url.pathname));
});

/** The server's; the kept one only while the server cannot be reached. */
async function newest(request, path) {
  try {
    return await fetch(request);
  } catch (fault) {
    const kept = await caches.match(path);
    if (kept) return kept;
    throw fault;
  }
}

async function fileFor(request, path) {
  return (await caches.match(path)) ?? fetch(request);
}

self.addEventListener('push', (event) => event.waitUntil(show(contentOf(event.data))));

/** What a push says; nothing where it cannot be read. */
function contentOf(data) {
  try {
    return Object(data.json());
  } catch {
    return {};
  }
}

/** A browser takes the leave away where a push shows nothing: one that says nothing shows whose it is. */
async function show(content) {
  const [title, body, url, tag, lang] = ['title', 'body', 'url', 'tag', 'lang'].map((name) =>
    typeof content[name] === 'string' ? content[name] : undefined,
  );
  const dir = ['ltr', 'rtl'].includes(content.dir) ? content.dir : 'auto';
  const options = { body, tag, lang, dir, data: { url }, icon: '/icons/icon-192.png' };
  await self.registration.showNotification(title || (await nameOfHouse()), options);
}

async function nameOfHouse() {
  try {
    return (await (await fetch('/manifest.json')).json()).name;
  } catch {
    return self.location.hostname;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageAt(event.notification.data?.url)));
});

/** A page of the app, as its path; the first one where the address names none. */
function pageAt(address) {
  if (typeof address !== 'string' || !URL.canParse(address, self.location.origin)) return PAGE;
  const url = new URL(address, self.location.origin);
  // A path that begins with two slashes would be read as the name of another house.
  const isPage = isOwn(url) && !OTHERS.test(url.pathname) && !url.pathname.startsWith('//');
  return isPage ? url.pathname + url.search : PAGE;
}

/** Shows a page of the app, in the window that is open already where there is one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((each) => !OTHERS.test(new URL(each.url).pathname));
  if (!shown) return void (await self.clients.openWindow(path));
  await shown.focus();
  shown.postMessage({ open: path });
}
