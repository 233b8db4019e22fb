import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchSealKey, fetchSeals } from '../../api/sealed-days.js';
import type { Key } from './check-chain.js';
import { sealedDayKeys } from './keys.js';
import { opened, type Seal } from './seal.js';

/** All days and keys, oldest first. */
export interface SealedDays {
  readonly seals: readonly Seal[];
  readonly keys: readonly Key[];
}

interface SealPage {
  readonly data: readonly Seal[];
  readonly last_page: number;
}
interface KeyAnswer {
  readonly public_key: string;
  readonly keys?: readonly Key[];
}

const sealedDaysQuery = queryOptions({
  queryKey: sealedDayKeys.chain,
  queryFn: async ({ signal }): Promise<SealedDays> => {
    const seals: Seal[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const found = opened<SealPage>(await fetchSeals(page, { signal, init: true }));
      seals.push(...found.data);
      last = found.last_page;
    }
    if (seals.length === 0) return { seals, keys: [] };
    const { public_key, keys } = opened<KeyAnswer>(await fetchSealKey({ signal, init: true }));
    const byDay = (one: Seal, other: Seal): number => (one.day < other.day ? -1 : 1);
    return { seals: seals.sort(byDay), keys: keys ?? [{ public_key, signature: null }] };
  },
  staleTime: 60_000,
  meta: { quiet: true },
});

export const useSealedDays = () => useQuery(sealedDaysQuery);

/** Refetches, so that a check uses the server's current answer. */
export const freshDays = (client: QueryClient): Promise<SealedDays> =>
  client.fetchQuery({ ...sealedDaysQuery, staleTime: 0 });
