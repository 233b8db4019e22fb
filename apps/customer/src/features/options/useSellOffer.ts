import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../../api/http.js';
import { fetchSellOffer } from '../../api/options.js';
import { optionKeys } from './keys.js';

/** Poll interval of the sell-back value, ms. */
const AGAIN = 1_000;

/** Sell-back value of an option at the last price, polled. A sale executes at the next price. */
export function useSellOffer(optionId: number) {
  return useQuery({
    queryKey: optionKeys.sellOffer(optionId),
    queryFn: ({ signal }) => fetchSellOffer(optionId, { signal }),
    refetchInterval: AGAIN,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
}

/** Why there is no offer, as text for the customer; undefined if there is one. */
export const refusedOffer = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.message : undefined;
