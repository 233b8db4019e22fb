import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Seals whose hash was delivered. */
export const sealDeliveries = table(
  'seal_deliveries',
  ['place'],
  {
    /** Place of the seal in the chain. */
    place: int(),
    day: text(),
    deliveredAt: time(),
  },
  { appendOnly: true },
);
export type SealDelivery = RowOf<typeof sealDeliveries>;
