import { createStore, useStore } from '../ui/store.js';
import { forgetTab, readLocal, writeLocal } from './storage.js';

const TOKEN_KEY = 'token';
/** See `features/accounts/last-total.ts`. */
export const LAST_TOTAL = 'last-total';
/** See `features/session/last-account.ts`. */
export const LAST_ACCOUNT = 'last-account';
/** See `app/last-title.ts`. */
export const LAST_TITLES = 'titles';

/** The sign-in token; null for a visitor. */
export const token = createStore<string | null>(readLocal(TOKEN_KEY));

/** Whether the last session was ended by something else than this browser; a later sign-in ends that. */
export const endedElsewhere = createStore(false);

let own = token.get();

token.subscribe(() => {
  const before = own;
  own = token.get();
  if (own !== null) endedElsewhere.set(false);
  // Another tab has signed in since, and its session goes on. A log-out is for every tab of the device.
  const stored = readLocal(TOKEN_KEY);
  if (own === null && ended.get() === 'not' && stored !== null && stored !== before) return;
  writeLocal(TOKEN_KEY, own);
  // Data of the customer for the first paint is removed with the session.
  writeLocal(LAST_TOTAL, null);
  writeLocal(LAST_TITLES, null);
  writeLocal(LAST_ACCOUNT, null);
});

/** The server no longer knows the session. */
export function dropSession(): void {
  // A log-out in another tab has removed the stored one first.
  if (token.get() !== null && readLocal(TOKEN_KEY) === token.get()) endedElsewhere.set(true);
  token.set(null);
}

/** Identifies the session on this device, for data that is stored for one session only. */
export const sessionMark = (): string | undefined => token.get()?.slice(-16);

/**
 * Why the session on this page ended, until the next page. After a log-out the customer goes home, not to the log-in.
 */
export const ended = createStore<'not' | 'by customer'>('not');

// An expired session is continued after log-in, so typed text is kept for its owner.
ended.subscribe(() => {
  if (ended.get() === 'by customer') forgetTab();
});

export function useSignedIn(): boolean {
  return useStore(token) !== null;
}
