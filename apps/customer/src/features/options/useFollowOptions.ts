import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive, useTopic } from '../../api/live/live.js';
import { accountKeys } from '../accounts/keys.js';
import { refreshIn } from './countdown.js';
import { optionKeys } from './keys.js';
import { announce } from './results.js';
import { type useOptions } from './useOptions.js';

/** Keeps the running options current while on screen, and queues the results of those that end. */
export function useFollowOptions({ list, options }: ReturnType<typeof useOptions>, wanted = true): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => {
    for (const queryKey of [
      optionKeys.optionsAll,
      optionKeys.optionProofs,
      accountKeys.accounts,
      accountKeys.profits,
    ])
      client.invalidateQueries({ queryKey });
  });
  useTopic(wanted ? 'options' : null);
  // A purchase on another device is announced only by the balance push.
  useLive('account', () => client.invalidateQueries({ queryKey: optionKeys.options('running') }));
  useLive('optionsEnded', ({ ids }) => {
    if (!wanted) return;
    announce(ids);
    refresh();
  });

  const { dataUpdatedAt, errorUpdatedAt } = list;
  const readAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  const wait = useEffectEvent(() =>
    refreshIn(
      options.map(({ endsAt }) => endsAt),
      Date.now(),
    ),
  );
  useEffect(() => {
    const soon = readAt === 0 ? null : wait();
    if (soon === null) return;
    const timer = setTimeout(() => refresh(), soon);
    return () => clearTimeout(timer);
  }, [readAt]);

  const known = wanted && list.data !== undefined;
  const listed = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!known) return;
    const ids = new Set(options.map(({ id }) => id));
    announce(listed.current.filter((id) => !ids.has(id)));
    listed.current = [...ids];
  }, [known, options]);
}
