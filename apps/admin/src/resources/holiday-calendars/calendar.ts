import type { NumericDecimals } from '@truemark/contracts';
import type { HolidayCalendarDetails, HolidayCalendarRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { sumExactly } from '../../ui/sum-exactly.js';

/** Holidays shared by several symbols. */
export type HolidayCalendar = NamedIn<'holiday-calendars', NumericDecimals<HolidayCalendarRow>>;
/** The same with what is open on its symbols. */
export type CalendarDetails = NamedIn<'holiday-calendars', NumericDecimals<HolidayCalendarDetails>>;
export type Follower = CalendarDetails['symbols'][number];

const names = (symbols: readonly Follower[]): string => symbols.map(({ showCode }) => showCode).join(', ');

const sum = (symbols: readonly Follower[], of: (symbol: Follower) => number): string =>
  formatNumber(sumExactly(symbols.map(of)));

/** First day of a calendar that is not yet over in every zone; null if there is none. */
export const nextDay = ({ days }: Pick<HolidayCalendar, 'days'>, now: number): string | null => {
  const today = new Date(now - 12 * 3_600_000).toISOString().slice(0, 10);
  const next = days.find(({ date }) => date >= today);
  return next ? `${next.date} ${next.name}` : null;
};

/** Effects of saving, in sentences: which symbols use the days from when, and what is open on them. */
export function touchesOf(
  { symbols }: Pick<CalendarDetails, 'symbols'>,
  changed: readonly string[],
): string[] {
  if (!changed.includes('days')) return [t('calendars.onlyItsNameChanges')];
  if (symbols.length === 0) return [t('calendars.noSymbolFollowsItNothingChanges')];
  const free = symbols.filter(({ holders }) => holders === 0);
  const held = symbols.filter(({ holders }) => holders > 0);
  const sentences: string[] = [];
  if (held.length > 0)
    sentences.push(
      t('calendars.holdInADay', {
        symbols: names(held),
        positions: sum(held, ({ openPositions }) => openPositions),
        pending: sum(held, ({ pendingOrders }) => pendingOrders),
      }),
    );
  if (free.length > 0) sentences.push(t('calendars.holdAtOnce', { symbols: names(free) }));
  return sentences;
}
