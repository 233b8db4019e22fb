import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../../api/http.js';
import { fetchSellOffer } from '../../api/options.js';
import { keys } from '../../api/query-keys.js';

/** How often it is asked what an option would bring, ms. */
const AGAIN = 1_000;

/** What an option would bring at the last price, asked for again and again. A sale is at the next one. */
export function useSellOffer(optionId: number) {
  return useQuery({
    queryKey: keys.sellOffer(optionId),
    queryFn: ({ signal }) => fetchSellOffer(optionId, { signal }),
    refetchInterval: AGAIN,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
}

/** Why there is no offer, in the customer's words; undefined while there is one. */
export const refusedOffer = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.message : undefined;
