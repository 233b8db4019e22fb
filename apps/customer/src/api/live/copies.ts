import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { onLive, useTopic } from './live.js';
import type { Marks } from './pushes.js';

/** By trader, while somebody listens. */
const marks = createStore<ReadonlyMap<number, Marks>>(new Map());

const put = (traderId: number, next: Marks | null): void => {
  const all = new Map(marks.get());
  if (next) all.set(traderId, next);
  else all.delete(traderId);
  marks.set(all);
};

onLive('copies', ({ traderId, orders }) => put(traderId, orders));
token.subscribe(() => marks.set(new Map()));

/** Has the server tell what the customer's copies of one trader would bring now. One component at a time listens. */
export function useCopiesTopic(traderId: number, customerId: number | undefined): void {
  useTopic(customerId === undefined ? null : `copies.${traderId}.${customerId}`);
  useEffect(() => () => put(traderId, null), [traderId]);
}

/** What the open copies of a trader would bring now; undefined while nobody listens. */
export const useCopyMarks = (traderId: number | undefined): Marks | undefined => {
  const all = useStore(marks);
  return traderId === undefined ? undefined : all.get(traderId);
};
