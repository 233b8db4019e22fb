import { int, json, nullable, type RowOf, table, time } from '../../platform/database/table.js';

/** What a customer limits himself to. */
export const customerLimits = table('customer_limits', ['customerId'], {
  customerId: int(),
  /** In force until `pending` takes over. */
  current: json<LimitValues>(),
  /** Looser values that were asked for, and when they come into force. */
  pending: json<(LimitValues & { from: number }) | null>(),
  /** Until when no new exposure is taken, epoch ms; null: for ever; 0: not excluded. */
  excludedUntil: nullable(time()),
});
export type CustomerLimits = RowOf<typeof customerLimits>;

/** 0: no limit. Decimals as text: the row is JSON. */
export interface LimitValues {
  dailyLoss: string;
  stake: string;
  sessionMinutes: number;
}
