import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFirstOpen, onLive, onLogin, onResync } from '../api/live/live.js';
import { whenMoneyMoves } from '../api/useIdempotentCall.js';
import type { Cause } from '../features/product.js';
import { causes, staleOn } from './products.js';

/**
 * Invalidates the queries that products declare stale: on pushes, after money moved, and when pushes may have been
 * missed.
 */
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

/** Delay that leaves a slow phone time for the first paint, ms. */
const AFTER_FIRST_PICTURE = 3_000;

/**
 * Causes that concern the customer only, including the customer's own actions. They are received only while signed in.
 */
const OWN: readonly Cause[] = causes.filter((cause) => cause !== 'configuration');

/** Invalidates data fetched before pushes of these causes could arrive, or still being fetched: it may be stale. */
async function readAnew(client: QueryClient, of: readonly Cause[]): Promise<void> {
  const asked = new Set(
    of.flatMap(staleOn).flatMap((queryKey) => client.getQueryCache().findAll({ queryKey })),
  );
  await new Promise((resolve) => setTimeout(resolve, AFTER_FIRST_PICTURE));
  await Promise.allSettled([...asked].map(({ promise }) => promise));
  await Promise.all([...asked].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
