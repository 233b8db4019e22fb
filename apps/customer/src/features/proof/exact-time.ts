import { formatTimestamp, zoneName } from '@truemark/i18n';

/** Time of day to the millisecond, in a zone. */
export const exactTime = (at: number, zone: string): string =>
  `${formatTimestamp(at, zone).slice(11)}.${String(at % 1000).padStart(3, '0')}`;

/** Time of day with the zone's name, where the context does not give it. */
export const exactTimeZoned = (at: number, zone: string): string =>
  `${exactTime(at, zone)} ${zoneName(at, zone)}`;
