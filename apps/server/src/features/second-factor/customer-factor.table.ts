import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A customer's authenticator app: whoever has a row is asked for its code at sign-in. */
export const customerFactors = table('customer_factors', ['customerId'], {
  customerId: int(),
  /** Encrypted. */
  secret: text(),
  createdAt: time(),
  /** Half minute of the last code that was taken: neither it nor an earlier one counts again. */
  lastStep: int(),
});
export type CustomerFactor = RowOf<typeof customerFactors>;
