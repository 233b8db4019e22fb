import { dateAndTime, formatTimestamp, ltr } from '@truemark/i18n';

const MINUTE = 60_000;

/**
 * Minute at which a wait is over, in a language: `27 Nov, 20:13`. Rounded up, never earlier than the instant, and on
 * one line.
 */
export function openingText(at: number, tag: string, zone: string): string {
  const minute = Math.ceil(at / MINUTE) * MINUTE;
  const day = { day: 'numeric', month: 'short', timeZone: zone } as const;
  const date = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, day).format(minute);
  const time = ltr(formatTimestamp(minute, zone).slice(11, 16));
  return dateAndTime(date, time, tag).replaceAll(' ', '\u00a0');
}
