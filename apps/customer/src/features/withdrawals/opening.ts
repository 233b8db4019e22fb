import { dateAndTime, formatTimestamp, ltr } from '@truemark/i18n';

const MINUTE = 60_000;

/** The minute by which a wait is over, in words of a language: `27 Nov, 20:13`; never earlier than it is. */
export function openingText(at: number, tag: string, zone: string): string {
  const minute = Math.ceil(at / MINUTE) * MINUTE;
  const day = { day: 'numeric', month: 'short', timeZone: zone } as const;
  const date = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, day).format(minute);
  return dateAndTime(date, ltr(formatTimestamp(minute, zone).slice(11, 16)), tag);
}
