import { formatTimestamp, zoneName } from '@truemark/i18n';

/** Time of day to the millisecond, on the wall clock of a zone. */
export const exactTime = (at: number, zone: string): string =>
  `${formatTimestamp(at, zone).slice(11)}.${String(at % 1000).padStart(3, '0')}`;

/** The same with the zone's name, where nothing beside it says which one it is. */
export const exactTimeZoned = (at: number, zone: string): string =>
  `${exactTime(at, zone)} ${zoneName(at, zone)}`;
