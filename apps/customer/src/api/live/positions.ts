import { useState } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { HeldWatch } from './held-watch.js';
import { onLive, useLive } from './live.js';
import type { AccountMark } from './pushes.js';

const mark = createStore<AccountMark | null>(null);

onLive('positions', mark.set);
token.subscribe(() => mark.set(null));

/** Null until the server pushed one. Listening to the positions is the page's business. */
export const useAccountMark = (): AccountMark | null => useStore(mark);

/** Calls `onNews` when the positions that `listed` tells (undefined until they are known) are not those that are held. */
export function useHeldNews(listed: () => Iterable<number> | undefined, onNews: () => void): void {
  const [watch] = useState(() => new HeldWatch());
  useLive('positions', ({ orders }) => {
    const ids = listed();
    if (ids && watch.isNews(ids, orders.keys())) onNews();
  });
}
