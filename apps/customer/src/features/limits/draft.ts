import type { CustomerLimits, LimitValues } from '@truemark/contracts';
import { changeLimit } from '@truemark/domain';
import { decimal, formatDecimal, MAX_AMOUNT, ONE, parseDecimal } from '@truemark/money';

export type LimitName = keyof LimitValues;
export const LIMIT_NAMES = ['daily_loss', 'stake', 'session_minutes'] as const satisfies LimitName[];

/** As typed; what is missing was not touched. */
export type LimitDraft = Partial<Record<LimitName, string>>;

const MOST = { daily_loss: MAX_AMOUNT, stake: MAX_AMOUNT, session_minutes: 1440n * ONE };

/** What a field shows until it is touched: nothing where there is no limit. */
export function shownLimit(limits: CustomerLimits, name: LimitName): string {
  const value = decimal(limits[name]);
  return value === 0n ? '' : formatDecimal(value);
}

/** The figure of a typed limit, 0 for an empty one; null for what will not do. */
export function readLimit(name: LimitName, text: string): bigint | null {
  if (text.trim() === '') return 0n;
  const value = parseDecimal(text.trim());
  if (value === null || value < 0n || value > MOST[name]) return null;
  return name === 'session_minutes' && value % ONE !== 0n ? null : value;
}

/** The limits that a draft changes, as the call takes them; null when one of them will not do. */
export function wishOf(limits: CustomerLimits, draft: LimitDraft): Partial<Record<LimitName, string>> | null {
  const wish: Partial<Record<LimitName, string>> = {};
  for (const name of LIMIT_NAMES) {
    const text = draft[name];
    if (text === undefined) continue;
    const value = readLimit(name, text);
    if (value === null) return null;
    if (value !== decimal(limits[name])) wish[name] = formatDecimal(value);
  }
  return wish;
}

/** From when a limit of `value` would hold, by the rule that the server decides with: epoch ms; null: at once. */
export function holdsFrom(
  limits: CustomerLimits,
  name: LimitName,
  value: bigint,
  now: number,
): number | null {
  const pending = limits.pending[name];
  const next = pending && { value: decimal(pending.value), from: pending.from };
  return changeLimit({ current: decimal(limits[name]), next }, value, now).next?.from ?? null;
}
