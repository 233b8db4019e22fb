import { useState } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { HeldWatch } from './held-watch.js';
import { onLive, useLive } from './live.js';
import type { AccountMark } from './pushes.js';

const mark = createStore<AccountMark | null>(null);

onLive('positions', mark.set);
token.subscribe(() => mark.set(null));

/** Latest account mark; null until the server pushed one. The page subscribes to the positions itself. */
export const useAccountMark = (): AccountMark | null => useStore(mark);

/** Calls `onNews` when the positions from `listed` (undefined until known) differ from those held. */
export function useHeldNews(listed: () => Iterable<number> | undefined, onNews: () => void): void {
  const [watch] = useState(() => new HeldWatch());
  useLive('positions', ({ orders }) => {
    const ids = listed();
    if (ids && watch.isNews(ids, orders.keys())) onNews();
  });
}
