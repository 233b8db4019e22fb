import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Authenticator app of a customer; a row makes its code mandatory at sign-in. */
export const customerFactors = table('customer_factors', ['customerId'], {
  customerId: int(),
  /** Encrypted. */
  secret: text(),
  createdAt: time(),
  /** Time step of the last accepted code: neither it nor an earlier one is accepted again. */
  lastStep: int(),
});
export type CustomerFactor = RowOf<typeof customerFactors>;
