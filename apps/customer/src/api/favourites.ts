import type { Favourite } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

const idsFrom = (wire: readonly Favourite[]): number[] => wire.map(({ forex_id }) => forex_id);

/** Fetches the customer's favourite symbols, in the order they were added. */
export async function fetchFavourites(options: CallOptions): Promise<number[]> {
  return idsFrom(await get<Favourite[]>('/api/user/favourites', {}, options));
}

/** Adds or removes a favourite symbol. Returns all favourites. */
export const setFavourite = action({
  path: '/api/user/favourite',
  write: ({ symbolId, on }: { symbolId: number; on: boolean }) => ({ forex_id: symbolId, on: on ? 1 : 0 }),
  read: idsFrom,
});
