import { t } from '../../texts/texts.js';
import type { HouseResult } from './result.js';

/** A day of the year that no line breaks: `10‑27`. */
const dayOf = (day: string): string => day.slice(5).replace('-', '\u2011');

/** What a column of the days before is called: `10‑01 to 10‑27`. */
export const daysBefore = ({
  before_from: from,
  before_to: to,
}: Pick<HouseResult, 'before_from' | 'before_to'>): string =>
  t('dashboard.daysBefore', { from: dayOf(from), to: dayOf(to) });
