import { readLocal, writeLocal } from '../../api/storage.js';
import { createStore, useStore } from '../../ui/store.js';

export type Mode = 'light' | 'dark';

const KEY = 'theme';
const DEFAULT_KEY = 'default-theme';
const isMode = (text: string | null): text is Mode => text === 'light' || text === 'dark';

const stored = readLocal(KEY);
const picked = createStore<Mode | null>(isMode(stored) ? stored : null);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const modeOfDevice = (): Mode => (prefersDark.matches ? 'dark' : 'light');
const ofDevice = createStore<Mode>(modeOfDevice());
prefersDark.addEventListener('change', () => ofDevice.set(modeOfDevice()));

/** Colour mode: the customer's choice, else dark if the platform is dark, else the device's. */
export function useMode(houseIsDark: boolean): Mode {
  const device = useStore(ofDevice);
  return useStore(picked) ?? (houseIsDark ? 'dark' : device);
}

export function pickMode(mode: Mode): void {
  writeLocal(KEY, mode);
  picked.set(mode);
}

/** Stores the mode for the next visit's first paint, and applies it to this page outside the theme. */
export function announceMode(mode: Mode, houseIsDark: boolean, ground: string): void {
  writeLocal(DEFAULT_KEY, houseIsDark ? 'dark' : null);
  document.documentElement.dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
