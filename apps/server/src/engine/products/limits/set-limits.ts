import {
  changeLimits,
  checkLimits,
  isExcluded,
  longerExclusion,
  sessionAt,
  type TradingLimits,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { NewTrade } from '../../kernel/product.js';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { SetLimits } from './commands.js';
import { type CustomerLimits, customerLimits, limitsOfRow, storedLimits } from './tables/limits.table.js';

const DAY = 24 * 3_600_000;

/** Changes a customer's own limits: stricter ones apply at once, looser ones after a day. */
export function setLimits(step: Step, command: SetLimits): Results['limits.set'] {
  const { state, now } = step;
  const { customerId, limits: given, excludeDays } = command;
  if (!state.customers.has(customerId)) step.refuse('customer.not_found');
  const before = state.limits.get(customerId);
  const wanted: Partial<TradingLimits> = {
    ...(given.dailyLoss !== undefined && { dailyLoss: decimal(given.dailyLoss) }),
    ...(given.stake !== undefined && { stake: decimal(given.stake) }),
    ...(given.sessionMinutes !== undefined && { sessionMinutes: given.sessionMinutes }),
  };
  const asked = excludeDays === undefined ? 0 : excludeDays === null ? null : now + excludeDays * DAY;
  const row: CustomerLimits = {
    customerId,
    ...storedLimits(changeLimits(limitsOfRow(before), wanted, now)),
    excludedUntil: longerExclusion(before ? before.excludedUntil : 0, asked),
  };
  state.limits.put(row, step.undo);
  step.upsert(customerLimits, row);
  // No pending order may open a position during self-exclusion.
  if (isExcluded(row.excludedUntil, now))
    state.catalogue.cancelPending(step, customerId, 'limits.self_excluded');
  return state.limits.standingFor(customerId, now);
}

/** Refuses new exposure beyond the customer's own limits, and counts it towards his session. */
export function requireWithinLimits(step: Step, { customerId, asked, mayCost }: NewTrade): void {
  const { state, now } = step;
  const { limits, catalogue } = state;
  const day = limits.dayFor(customerId, catalogue.atRisk(state, customerId), now);
  const refusal = checkLimits(day, asked, mayCost, now);
  if (refusal) step.refuse(refusal.key, { ...refusal.facts, currency: state.setting('currency') });
  limits.noteSession(customerId, sessionAt(day.session, now), step.undo);
}
