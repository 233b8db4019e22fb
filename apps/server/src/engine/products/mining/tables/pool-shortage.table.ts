import { int, type RowOf, table, time } from '../../../../platform/database/table.js';

/** When a fund's pool was last too short for what somebody wanted to subscribe. */
export const poolShortages = table('pool_shortages', ['fundId'], {
  fundId: int(),
  /** By the market clock, epoch ms. */
  shortAt: time(),
  /** When operators were last told of it by mail, wall clock, epoch ms. */
  toldAt: time(),
});
export type PoolShortage = RowOf<typeof poolShortages>;
