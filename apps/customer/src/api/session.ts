import { createStore, useStore } from '../ui/store.js';
import { forgetTab, recall, remember } from './storage.js';

const TOKEN_KEY = 'token';
/** See `features/accounts/last-total.ts`. */
export const LAST_TOTAL = 'last-total';
/** See `features/session/last-account.ts`. */
export const LAST_ACCOUNT = 'last-account';
/** See `app/last-title.ts`. */
export const LAST_TITLES = 'titles';

/** The sign-in token; null for a visitor. */
export const token = createStore<string | null>(recall(TOKEN_KEY));

token.subscribe(() => {
  remember(TOKEN_KEY, token.get());
  // What the first paint shows of a customer goes with the session.
  remember(LAST_TOTAL, null);
  remember(LAST_TITLES, null);
  remember(LAST_ACCOUNT, null);
});

/** Tells one session on this device from another, where something is kept for it alone. */
export const sessionMark = (): string | undefined => token.get()?.slice(-16);

/** Why the session on this page ended, until the next page: one who logs out goes home, not to the log-in. */
export const ended = createStore<'not' | 'by customer'>('not');

// A session that only ran out is gone on with: what was typed stays for whom it belongs to.
ended.subscribe(() => {
  if (ended.get() === 'by customer') forgetTab();
});

export function useSignedIn(): boolean {
  return useStore(token) !== null;
}
