import type { FieldErrorKey } from '@truemark/contracts';
import { DateTime } from 'luxon';

/** Minimum age of a borrower, years. */
const MIN_AGE = 18;
const EARLIEST = '1950-01-01';

/**
 * Why a date of birth (`YYYY-MM-DD`) is not acceptable for a borrower on the GMT day of `now` (epoch ms); null:
 * acceptable.
 */
export function refuseBirthday(birthday: string, now: number): FieldErrorKey | null {
  const born = DateTime.fromFormat(birthday, 'yyyy-MM-dd', { zone: 'utc' });
  if (!born.isValid) return 'validation.date';
  if (birthday < EARLIEST) return 'validation.too_small';
  return born.plus({ years: MIN_AGE }).toMillis() > now ? 'validation.too_large' : null;
}
