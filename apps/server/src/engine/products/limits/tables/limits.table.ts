import { type LimitStates, NO_LIMITS } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { int, json, nullable, type RowOf, table, time } from '../../../../platform/database/table.js';

/** Limits that a customer set for himself. */
export const customerLimits = table(
  'customer_limits',
  ['customerId'],
  {
    customerId: int(),
    /** In force until the pending values take effect. */
    current: json<LimitValues>(),
    /** Requested looser values, each with its effective time; null if none. */
    pending: nullable(json<PendingValues>()),
    /** End of self-exclusion, epoch ms; null: permanent; 0: not excluded. */
    excludedUntil: nullable(time()),
  },
  { follows: 'replay' },
);
export type CustomerLimits = RowOf<typeof customerLimits>;

/** 0: no limit. Decimals as text, since the column is JSON. */
export interface LimitValues {
  dailyLoss: string;
  stake: string;
  sessionMinutes: number;
}

export type PendingValues = { [K in keyof LimitValues]?: { value: LimitValues[K]; from: number } };

const money = (next: { value: string; from: number } | undefined) =>
  next ? { value: decimal(next.value), from: next.from } : null;

/** Decodes a row into limits; no limits for a missing row. */
export function limitsOfRow(row: CustomerLimits | null | undefined): LimitStates {
  if (!row) return NO_LIMITS;
  const { current, pending } = row;
  return {
    dailyLoss: { current: decimal(current.dailyLoss), next: money(pending?.dailyLoss) },
    stake: { current: decimal(current.stake), next: money(pending?.stake) },
    sessionMinutes: { current: current.sessionMinutes, next: pending?.sessionMinutes ?? null },
  };
}

/** Encodes limits into the columns of a row. */
export function storedLimits({ dailyLoss, stake, sessionMinutes }: LimitStates) {
  const text = ({ value, from }: { value: bigint; from: number }) => ({ value: formatDecimal(value), from });
  const pending: PendingValues = {
    ...(dailyLoss.next && { dailyLoss: text(dailyLoss.next) }),
    ...(stake.next && { stake: text(stake.next) }),
    ...(sessionMinutes.next && { sessionMinutes: sessionMinutes.next }),
  };
  return {
    current: {
      dailyLoss: formatDecimal(dailyLoss.current),
      stake: formatDecimal(stake.current),
      sessionMinutes: sessionMinutes.current,
    },
    pending: Object.keys(pending).length > 0 ? pending : null,
  };
}
