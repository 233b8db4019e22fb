import { int, type RowOf, table, time } from '../../../../platform/database/table.js';

/** Last time that a fund's pool could not cover a subscription. */
export const poolShortages = table('pool_shortages', ['fundId'], {
  fundId: int(),
  /** Market clock, epoch ms. */
  shortAt: time(),
  /** Last e-mail about it to operators: wall clock, epoch ms. */
  toldAt: time(),
});
export type PoolShortage = RowOf<typeof poolShortages>;
