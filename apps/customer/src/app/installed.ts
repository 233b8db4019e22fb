import { createStore } from '../ui/store.js';

/** New version that is loaded and waits for activation. Calling it activates the version and reloads the page. */
export const waiting = createStore<(() => void) | null>(null);

/** Interval at which an open page checks for a new version, ms. */
const LOOK = 3_600_000;

/** Entry script that loaded this page. */
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

/** Asks the customer to update, unless the page already runs that version. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) return worker.postMessage('take over');
  waiting.set(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  });
}

/** Caches the app shell for offline use, and detects new versions. */
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
