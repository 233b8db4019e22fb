import type { Entry } from './entry.js';

const MOST = 8;
let recent: readonly Entry[] = [];

/** What was opened last, the newest first. It names people: it is gone with the page, and no device keeps it. */
export const recentEntries = (): readonly Entry[] => recent;

export function noteOpened(entry: Entry): void {
  recent = [entry, ...recent.filter(({ key }) => key !== entry.key)].slice(0, MOST);
}

/** Whoever signs in next does not read what the last one opened. */
export function forgetOpened(): void {
  recent = [];
}
