import { t } from '../../texts/texts.js';
import type { HouseResult } from './result.js';

/** Month and day with a non-breaking hyphen: `10‑27`. */
const dayOf = (day: string): string => day.slice(5).replace('-', '\u2011');

/** Header of the column with the days before: `10‑01 to 10‑27`. */
export const daysBefore = ({
  before_from: from,
  before_to: to,
}: Pick<HouseResult, 'before_from' | 'before_to'>): string =>
  t('dashboard.daysBefore', { from: dayOf(from), to: dayOf(to) });
