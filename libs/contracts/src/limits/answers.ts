import type { LimitState, LimitStates } from '@truemark/domain';
import { limitAt } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { z } from 'zod';
import { type ExactDecimals, toWire } from '../wire/names.js';
import { decimalSchema } from '../wire/schema-fields.js';

/** 0: no limit. */
export const limitValuesSchema = z.strictObject({
  daily_loss: decimalSchema.describe('Maximum loss per GMT day, in account currency.'),
  stake: decimalSchema.describe('Maximum stake of an option, or margin of a contract order.'),
  session_minutes: z.number().describe('Minutes of trading before a break.'),
});
export type LimitValues = z.infer<typeof limitValuesSchema>;

const waiting = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, from: z.number() }).nullable();

/** Answer of `user/limits`. */
export const customerLimitsSchema = limitValuesSchema.extend({
  lost_today: decimalSchema.describe(
    'Loss of the day so far, in account currency; 0 if the day is in profit.',
  ),
  session_since: z.number().nullable().describe('Start of the running session, epoch ms; null: no session.'),
  excluded_until: z
    .number()
    .nullable()
    .describe('End of self-exclusion, epoch ms: 0 not excluded, null indefinite.'),
  pending: z
    .strictObject({
      daily_loss: waiting(decimalSchema),
      stake: waiting(decimalSchema),
      session_minutes: waiting(z.number()),
    })
    .describe(
      'Pending looser values and when each takes effect (epoch ms), one time per limit; null if none is pending.',
    ),
});
export type CustomerLimits = z.infer<typeof customerLimitsSchema>;

/** Domain names of a customer's own limits → wire names. */
export const limitNames = {
  dailyLoss: 'daily_loss',
  stake: 'stake',
  sessionMinutes: 'session_minutes',
} as const;

/** A customer's use of his own limits, under domain names. */
export interface LimitsMessage {
  readonly lostToday: Money;
  readonly sessionSince: number | null;
  readonly excludedUntil: number | null;
}

export const limitsMessageNames = {
  lostToday: 'lost_today',
  sessionSince: 'session_since',
  excludedUntil: 'excluded_until',
} as const;

/** The answer at `now`, with due pending values in force. */
export function toCustomerLimits(
  limits: LimitStates,
  message: LimitsMessage,
  now: number,
): ExactDecimals<CustomerLimits> {
  const at = <T extends bigint | number>(limit: LimitState<T>) => limitAt(limit, now);
  const dailyLoss = at(limits.dailyLoss);
  const stake = at(limits.stake);
  const sessionMinutes = at(limits.sessionMinutes);
  const current = {
    dailyLoss: dailyLoss.current,
    stake: stake.current,
    sessionMinutes: sessionMinutes.current,
  };
  const pending = { dailyLoss: dailyLoss.next, stake: stake.next, sessionMinutes: sessionMinutes.next };
  return {
    ...toWire(limitNames, current),
    ...toWire(limitsMessageNames, message),
    pending: toWire(limitNames, pending),
  };
}
