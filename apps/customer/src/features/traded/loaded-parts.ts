import { offeredProducts } from '../offered.js';
import type { Traded } from './traded.js';

/** Parts of a page that products provide, fetched together with it so that it renders complete. */
function loadedParts<P>(of: (traded: Traded) => Promise<P>) {
  let parts: readonly P[] = [];
  return {
    load: async (): Promise<void> => {
      parts = await Promise.all(offeredProducts().flatMap(({ traded }) => (traded ? [of(traded)] : [])));
    },
    /** In product order. */
    all: (): readonly P[] => parts,
  };
}

export const desks = loadedParts((traded) => traded.desk());
export const tradedOrders = loadedParts((traded) => traded.orders());
