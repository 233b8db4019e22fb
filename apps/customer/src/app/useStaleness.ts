import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFirstOpen, onLive, onResync } from '../api/live/live.js';
import { whenMoneyMoves } from '../api/useMoneyCall.js';
import { causes, staleOn } from './products.js';

/** Asks anew for what products say is out of date: on pushes, after money moved, and when pushes may have been missed. */
export function useStaleness(): void {
  const client = useQueryClient();
  useEffect(() => {
    const askAnew = (keys: readonly (readonly unknown[])[]) => {
      for (const queryKey of keys) client.invalidateQueries({ queryKey });
    };
    whenMoneyMoves(() => askAnew(staleOn('money')));
    const stops = causes.flatMap((cause) =>
      cause === 'money' ? [] : [onLive(cause, () => askAnew(staleOn(cause)))],
    );
    stops.push(
      onFirstOpen(() => void readAnew(client)),
      onResync(() => client.invalidateQueries()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

/** The first picture comes first: a slow phone is busy with it, ms. */
const AFTER_FIRST_PICTURE = 3_000;

/** What was fetched before the first message could come, or is still on its way, may be older than a change already. */
async function readAnew(client: QueryClient): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_FIRST_PICTURE));
  const asked = staleOn('configuration').flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));
  await Promise.allSettled(asked.map(({ promise }) => promise));
  await Promise.all(asked.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
