import { z } from 'zod';
import { day } from '../requests/day.js';
import { id, page, text, whole, word } from '../requests/fields.js';

/** `GET /api/proof/seals` */
export const sealsRequest = z.object({ page: page(), limit: whole(1, 50, 'Seals, at most 50.').default(10) });

/** `GET /api/proof/seal`, `/api/proof/balance` */
export const sealedDayRequest = z.object({ day: day() });

/** `GET /api/proof/ticks`, `/api/proof/minutes`; `symbol` is a code. */
export const sealedSymbolRequest = z.object({ symbol: text(40), day: day() });

/** `GET /api/proof/tick` */
export const sealedTickRequest = z.object({ symbol: text(40), seq: id() });

/** `GET /api/proof/order` */
export const sealedOrderRequest = z.object({
  id: id(),
  type: word('forex', 'micro').default('forex'),
});
export type SealedOrderRequest = z.output<typeof sealedOrderRequest>;
