import { recall, remember } from '../../api/storage.js';
import { createStore, useStore } from '../../ui/store.js';

export type Mode = 'light' | 'dark';

const KEY = 'theme';
const DEFAULT_KEY = 'default-theme';
const isMode = (text: string | null): text is Mode => text === 'light' || text === 'dark';

const stored = recall(KEY);
const picked = createStore<Mode | null>(isMode(stored) ? stored : null);

/** The customer's choice; without one the platform's default. */
export function useMode(houseDefault: Mode): Mode {
  return useStore(picked) ?? houseDefault;
}

export function pickMode(mode: Mode): void {
  remember(KEY, mode);
  picked.set(mode);
}

/** Tells the next visit's first paint, and this page's own parts outside the theme. */
export function announceMode(mode: Mode, houseDefault: Mode, ground: string): void {
  remember(DEFAULT_KEY, houseDefault);
  document.documentElement.dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
