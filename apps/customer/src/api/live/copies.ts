import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { onLive, useTopic } from './live.js';
import type { Marks } from './pushes.js';

/** Marks by trader, while a component listens. */
const marks = createStore<ReadonlyMap<number, Marks>>(new Map());

const put = (traderId: number, next: Marks | null): void => {
  const all = new Map(marks.get());
  if (next) all.set(traderId, next);
  else all.delete(traderId);
  marks.set(all);
};

onLive('copies', ({ traderId, orders }) => put(traderId, orders));
token.subscribe(() => marks.set(new Map()));

/**
 * Subscribes to the marks of the customer's copies of one trader, while the customer is given. Only one component may
 * listen at a time.
 */
export function useCopiesTopic(traderId: number, customerId: number | undefined): void {
  useTopic(customerId === undefined ? null : `copies.${traderId}.${customerId}`);
  useEffect(() => () => put(traderId, null), [traderId]);
}

/** Current results of a trader's open copies; undefined while no component listens. */
export const useCopyMarks = (traderId: number | undefined): Marks | undefined => {
  const all = useStore(marks);
  return traderId === undefined ? undefined : all.get(traderId);
};
