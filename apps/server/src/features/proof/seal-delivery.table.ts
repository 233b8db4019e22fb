import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Seals whose hash has left the house. */
export const sealDeliveries = table(
  'seal_deliveries',
  ['place'],
  {
    /** Of the seal. */
    place: int(),
    day: text(),
    deliveredAt: time(),
  },
  { appendOnly: true },
);
export type SealDelivery = RowOf<typeof sealDeliveries>;
