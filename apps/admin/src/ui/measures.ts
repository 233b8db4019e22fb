import { languageTag } from '../texts/texts.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const written = (value: number, unit: string): string =>
  new Intl.NumberFormat(languageTag(), {
    ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 },
  }).format(value);

/** Duration in its most significant unit. */
export function lasting(ms: number): string {
  if (ms < SECOND) return written(ms, 'millisecond');
  if (ms < 2 * MINUTE) return written(Math.floor(ms / SECOND), 'second');
  if (ms < 2 * HOUR) return written(Math.floor(ms / MINUTE), 'minute');
  if (ms < 2 * DAY) return written(Math.floor(ms / HOUR), 'hour');
  return written(Math.floor(ms / DAY), 'day');
}

/** Size in bytes, in decimal units. */
export function bytes(size: number): string {
  if (size < 1e6) return written(size / 1e3, 'kilobyte');
  if (size < 1e9) return written(size / 1e6, 'megabyte');
  if (size < 1e12) return written(size / 1e9, 'gigabyte');
  return written(size / 1e12, 'terabyte');
}
