import { createStore } from '../ui/store.js';

/** A version that was loaded and waits until this page lets it take over; called, it does, and the page begins anew. */
export const waiting = createStore<(() => void) | null>(null);

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK = 3_600_000;

/** The entry that this page was loaded by. */
const ownVersion = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.href)
    .pathname;

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('version', [port2]);
  });
}

/** Asks the customer, unless this page is of that version already: then nothing changes for it. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) return worker.postMessage('take over');
  waiting.set(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  });
}

/** Keeps the app's shell for times without a network, and notices new versions. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const look = () => registration.update().catch(() => undefined);
  const isNew = (worker: ServiceWorker | null) => {
    if (worker && serviceWorker.controller) void offer(worker);
  };
  const follow = ({ installing } = registration) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') isNew(installing);
    });
  isNew(registration.waiting);
  follow();
  registration.addEventListener('updatefound', () => follow());
  look();
  setInterval(look, LOOK);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
}
