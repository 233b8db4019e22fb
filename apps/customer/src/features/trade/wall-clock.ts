import { formatTimestamp } from '@truemark/i18n';

const PICKED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** `YYYY-MM-DDTHH:mm`, the format of a date-time input, on the wall clock of a zone. */
export const toPicked = (epochMs: number, zone: string): string =>
  formatTimestamp(epochMs, zone).slice(0, 16).replace(' ', 'T');

/** Instant of a picked wall-clock time; null if invalid. */
export function fromPicked(picked: string, zone: string): number | null {
  if (!PICKED.test(picked)) return null;
  const asGmt = Date.parse(`${picked}Z`);
  if (Number.isNaN(asGmt)) return null;
  // Zone offset at the time itself: the second pass corrects the first across a clock change.
  const offsetAt = (instant: number): number => Date.parse(`${toPicked(instant, zone)}Z`) - instant;
  const first = asGmt - offsetAt(asGmt);
  return asGmt - offsetAt(first);
}
