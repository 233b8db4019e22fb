import { changeLimit } from '@truemark/domain';
import { formatDecimal, MAX_AMOUNT, ONE, parseDecimal } from '@truemark/money';
import type { CustomerLimits, LimitName } from '../../api/limits.js';
import { LIMIT_NAMES } from '../../api/limits.js';

/** As typed; missing fields were not touched. */
export type LimitDraft = Partial<Record<LimitName, string>>;

const MOST = { dailyLoss: MAX_AMOUNT, stake: MAX_AMOUNT, sessionMinutes: 1440n * ONE };

/** Initial text of a field: empty if there is no limit. */
export function shownLimit(limits: CustomerLimits, name: LimitName): string {
  const value = limits[name];
  return value === 0n ? '' : formatDecimal(value);
}

/** Parses a typed limit; 0 if empty. Null if invalid, including a typed 0, which is ambiguous. */
export function readLimit(name: LimitName, text: string): bigint | null {
  if (text.trim() === '') return 0n;
  const value = parseDecimal(text.trim());
  if (value === null || value <= 0n || value > MOST[name]) return null;
  return name === 'sessionMinutes' && value % ONE !== 0n ? null : value;
}

/** The limits that a draft changes; null if one of them is invalid. */
export function changesOf(
  limits: CustomerLimits,
  draft: LimitDraft,
): Partial<Record<LimitName, bigint>> | null {
  const changes: Partial<Record<LimitName, bigint>> = {};
  for (const name of LIMIT_NAMES) {
    const text = draft[name];
    if (text === undefined) continue;
    const value = readLimit(name, text);
    if (value === null) return null;
    if (value !== limits[name]) changes[name] = value;
  }
  return changes;
}

/** Time from which a limit of `value` would apply, by the server's rule: epoch ms; null: at once. */
export function holdsFrom(
  limits: CustomerLimits,
  name: LimitName,
  value: bigint,
  now: number,
): number | null {
  return changeLimit({ current: limits[name], next: limits.pending[name] }, value, now).next?.from ?? null;
}
