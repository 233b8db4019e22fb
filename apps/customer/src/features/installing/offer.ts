import { readLocal, writeLocal } from '../../api/storage.js';
import { createStore, useStore } from '../../ui/store.js';

/** Chromium's install prompt event (not standard, so in no type library). */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const DISMISSED = 'install-hint';
const prompt = createStore<InstallPrompt | null>(null);
const isDismissed = createStore(readLocal(DISMISSED) !== null);

window.addEventListener('beforeinstallprompt', (event) => {
  // The prompt is shown on the customer's request only, never over a page in use.
  event.preventDefault();
  prompt.set(event as InstallPrompt);
});
window.addEventListener('appinstalled', () => prompt.set(null));

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Safari on a phone installs from its own menu and fires no event. */
const isByHand = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();

/** How this device can install the app; null: already installed, or not possible. */
export function useInstallWay(): 'ask' | 'by hand' | null {
  const offered = useStore(prompt);
  if (offered) return 'ask';
  return isByHand() ? 'by hand' : null;
}

/** Whether the customer chose "Not now"; a row of the account page remains. */
export const useHintDismissed = (): boolean => useStore(isDismissed);

export function dismissHint(): void {
  writeLocal(DISMISSED, 'dismissed');
  isDismissed.set(true);
}

/** Shows the browser's install prompt. A prompt event can be used once. */
export async function askToInstall(): Promise<void> {
  const offered = prompt.get();
  if (!offered) return;
  prompt.set(null);
  await offered.prompt();
  if ((await offered.userChoice).outcome === 'dismissed') dismissHint();
}
