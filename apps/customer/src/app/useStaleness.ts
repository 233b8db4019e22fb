import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFirstOpen, onLive, onLogin, onResync } from '../api/live/live.js';
import { whenMoneyMoves } from '../api/useMoneyCall.js';
import type { Cause } from '../features/product.js';
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
      onFirstOpen(() => void readAnew(client, ['configuration'])),
      onLogin(() => void readAnew(client, OWN)),
      onResync(() => client.invalidateQueries()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

/** The first picture comes first: a slow phone is busy with it, ms. */
const AFTER_FIRST_PICTURE = 3_000;

/** What tells of the customer's own affairs, his own acts among them: all that only he who has signed in is told. */
const OWN: readonly Cause[] = causes.filter((cause) => cause !== 'configuration');

/** What was fetched before messages of these causes could come, or is still on its way, may be older than a change already. */
async function readAnew(client: QueryClient, of: readonly Cause[]): Promise<void> {
  const asked = new Set(
    of.flatMap(staleOn).flatMap((queryKey) => client.getQueryCache().findAll({ queryKey })),
  );
  await new Promise((resolve) => setTimeout(resolve, AFTER_FIRST_PICTURE));
  await Promise.allSettled([...asked].map(({ promise }) => promise));
  await Promise.all([...asked].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
