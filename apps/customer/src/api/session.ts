import { createStore, useStore } from '../ui/store.js';
import { recall, remember } from './storage.js';

const TOKEN_KEY = 'token';

/** The sign-in token; null for a visitor. */
export const token = createStore<string | null>(recall(TOKEN_KEY));

token.subscribe(() => remember(TOKEN_KEY, token.get()));

export function useSignedIn(): boolean {
  return useStore(token) !== null;
}
