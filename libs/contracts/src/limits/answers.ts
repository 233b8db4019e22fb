import type { StandingLimit, StandingLimits } from '@truemark/domain';
import { limitAt } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { z } from 'zod';
import { type Exact, toWire } from '../wire/names.js';
import { decimalSchema } from '../wire/schema-fields.js';

/** 0: no limit. */
export const limitValuesSchema = z.strictObject({
  daily_loss: decimalSchema.describe('Most that a GMT day may cost, in account currency.'),
  stake: decimalSchema.describe("Most that one option's stake or one contract order's margin may be."),
  session_minutes: z.number().describe('Minutes of trading until a pause.'),
});
export type LimitValues = z.infer<typeof limitValuesSchema>;

const waiting = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, from: z.number() }).nullable();

/** Answer of `user/limits`. */
export const customerLimitsSchema = limitValuesSchema.extend({
  lost_today: decimalSchema.describe(
    'What the day has cost so far, in account currency; 0 when it brought something.',
  ),
  session_since: z
    .number()
    .nullable()
    .describe('Since when the running session goes on, epoch ms; null while there is none.'),
  excluded_until: z
    .number()
    .nullable()
    .describe('Until when no new trade is taken, epoch ms: 0 not excluded, null for ever.'),
  pending: z
    .strictObject({
      daily_loss: waiting(decimalSchema),
      stake: waiting(decimalSchema),
      session_minutes: waiting(z.number()),
    })
    .describe(
      'What becomes looser, and when (epoch ms): each limit waits for itself; null when nothing of it waits.',
    ),
});
export type CustomerLimits = z.infer<typeof customerLimitsSchema>;

/** Our names of what a customer limits himself to. */
export const limitNames = {
  dailyLoss: 'daily_loss',
  stake: 'stake',
  sessionMinutes: 'session_minutes',
} as const;

/** How a customer stands with his own limits, under our names. */
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

/** The answer at `now`: what waited until then is in force. */
export function toCustomerLimits(
  limits: StandingLimits,
  message: LimitsMessage,
  now: number,
): Exact<CustomerLimits> {
  const at = <T extends bigint | number>(limit: StandingLimit<T>) => limitAt(limit, now);
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
