import { zoneName } from '@truemark/i18n';
import { at, deskZone } from './zone.js';

/** `YYYY-MM-DD HH:mm:ss.SSS` in the desk's zone: prices decide to the millisecond. */
export const instant = (ms: number): string =>
  `${at(ms)}.${String(((ms % 1000) + 1000) % 1000).padStart(3, '0')}`;

/** The same with the zone's name. */
export const zonedInstant = (ms: number): string => `${instant(ms)} ${zoneName(ms, deskZone())}`;
