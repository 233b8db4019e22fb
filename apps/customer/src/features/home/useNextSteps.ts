import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchDeposits, isUndecided } from '../../api/deposits.js';
import { fetchOptions } from '../../api/options.js';
import { fetchOrders } from '../../api/orders.js';
import type { User } from '../../api/users.js';
import { fetchVerification } from '../../api/verification.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { configurationQuery, isOn, useFlag } from '../configuration/configuration.js';
import { hasArrived, keepArrived, useArrived } from './arrived.js';
import { NEXT_STEPS } from './keys.js';
import { type StepName, type StepState, stepsOf } from './next-steps.js';

/** Setting that requires verification. */
const CERTIFIES = 'is_real_name_auth';
const ALL_DAYS = { from: '', to: '' };

async function fetchHasTraded(signal: AbortSignal): Promise<boolean> {
  const ofOrders = (list: 'holding' | 'ended') =>
    fetchOrders({ list, page: 1, limit: 1, days: ALL_DAYS }, { signal });
  const ofOptions = (list: 'running' | 'ended') =>
    fetchOptions({ list, page: 1, limit: 1, days: undefined }, { signal });
  const lists = [ofOrders('holding'), ofOrders('ended'), ofOptions('running'), ofOptions('ended')];
  return (await Promise.all(lists)).some(({ total }) => total > 0);
}

/** Fetches whether the customer ever traded, and whether a deposit is waiting. */
async function fetchTrail(signal: AbortSignal): Promise<{ hasTraded: boolean; depositWaits: boolean }> {
  const [hasTraded, deposits] = await Promise.all([fetchHasTraded(signal), fetchDeposits(1, { signal })]);
  return { hasTraded, depositWaits: deposits.rows.some(isUndecided) };
}

const trailQuery = queryOptions({
  queryKey: [...NEXT_STEPS, 'trail'],
  queryFn: ({ signal }) => fetchTrail(signal),
  meta: { quiet: true },
});

const standingQuery = queryOptions({
  queryKey: [...NEXT_STEPS, 'verification'],
  queryFn: ({ signal }) => fetchVerification({ signal }),
  meta: { quiet: true },
});

const tradedQuery = queryOptions({
  queryKey: [...NEXT_STEPS, 'traded'],
  queryFn: ({ signal }) => fetchHasTraded(signal),
  meta: { quiet: true },
});

/** Prefetches what determines this customer's next step. */
export async function fetchNextSteps(client: QueryClient, user: User): Promise<void> {
  if (user.isDemo) return client.prefetchQuery(tradedQuery);
  if (hasArrived(user)) return;
  const certifies = isOn(await client.ensureQueryData(configurationQuery), CERTIFIES);
  await Promise.all([client.prefetchQuery(trailQuery), certifies && client.prefetchQuery(standingQuery)]);
}

/** A real customer's steps to the first trade; undefined while unknown, null once completed. */
export function useNextSteps(user: User | undefined): [StepName, StepState][] | null | undefined {
  const isThere = useArrived(user) || user?.isDemo;
  const certifies = useFlag(CERTIFIES);
  const enabled = user !== undefined && !isThere;
  const { accounts } = useAccounts();
  const trail = useQuery({ ...trailQuery, enabled });
  const standing = useQuery({ ...standingQuery, enabled: enabled && certifies });
  const isKnown = user && accounts && trail.data && (!certifies || standing.data);
  const steps =
    !isThere && isKnown
      ? stepsOf({ verification: certifies ? standing.data : undefined, accounts, ...trail.data })
      : undefined;
  const arrives = steps?.every(([, state]) => state === 'done') === true;
  useEffect(() => {
    if (user && arrives) keepArrived(user);
  }, [user, arrives]);
  return isThere || arrives ? null : steps;
}

/** Whether the customer ever traded; undefined while unknown. */
export function useHasTraded(): boolean | undefined {
  const { data } = useQuery({
    ...tradedQuery,
    // Once true it stays true.
    enabled: ({ state }) => state.data !== true,
  });
  return data;
}
