import { useQuery } from '@tanstack/react-query';
import type { MicroOffer } from '@truemark/contracts';
import { get, Refusal } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';

/** After an offer that was refused, the next is asked for so much later, ms. */
const AGAIN = 1_500;

/** An offer as it was heard: until when it holds by this device's clock. */
export interface HeardOffer extends MicroOffer {
  readonly holds: number;
  readonly until: number;
}

/** The price that an option can be sold back for, asked for anew whenever it runs out. */
export function useSellOffer(optionId: number, wanted: boolean) {
  return useQuery({
    queryKey: keys.sellOffer(optionId),
    queryFn: async ({ signal }): Promise<HeardOffer> => {
      const offer = await get<MicroOffer>('/v2/api/micro/sell_offer', { id: optionId }, { signal });
      const holds = offer.valid_until - offer.time;
      return { ...offer, holds, until: Date.now() + holds };
    },
    enabled: wanted,
    refetchInterval: ({ state }) => {
      if (state.error) return AGAIN;
      return state.data ? Math.max(1, state.data.until - Date.now()) : AGAIN;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
}

/** Why there is no offer, in the customer's words; undefined while there is one. */
export const refusedOffer = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.message : undefined;
