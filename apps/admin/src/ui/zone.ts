import { formatTimestamp, formatZoned } from '@truemark/i18n';

/** Zones that times can be shown in. */
export const ZONES: readonly string[] = ['GMT', ...Intl.supportedValuesOf('timeZone')];

const KEY = 'truemark.desk-zone';

/** The operator's choice on this device. Changing it reloads the page. */
const kept = globalThis.localStorage?.getItem(KEY);
const picked = kept && ZONES.includes(kept) ? kept : null;
let house = 'GMT';

/** Zone that this operator picked; null: the broker's. */
export const pickedZone = (): string | null => picked;

/** Zone of the `timezone` setting: that of the broker's days, and of what customers read. */
export const houseZone = (): string => house;

/** Sets the broker's zone after sign-in, before any screen shows a time. */
export function setHouseZone(zone: string): void {
  house = zone;
}

/** Zone in which the back office shows times. */
export const deskZone = (): string => picked ?? house;

/** Stores the operator's choice on this device; null: the broker's. The page must be reloaded afterwards. */
export function pickZone(zone: string | null): void {
  if (zone === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, zone);
}

/** Display name of a zone: `Asia/Hong Kong`. */
export const zoneLabel = (zone = deskZone()): string => zone.replaceAll('_', ' ');

/** `YYYY-MM-DD HH:mm:ss` in the desk's zone. */
export const at = (epochMs: number): string => formatTimestamp(epochMs, deskZone());

/** `YYYY-MM-DD HH:mm:ss GMT+8` in the desk's zone. */
export const zoned = (epochMs: number): string => formatZoned(epochMs, deskZone());

/** Offset of a zone from GMT at an instant, ms. */
const ahead = (epochMs: number, zone: string): number =>
  Date.parse(`${formatTimestamp(epochMs, zone).replace(' ', 'T')}Z`) - Math.floor(epochMs / 1000) * 1000;

/**
 * Instant of a local time (`YYYY-MM-DD HH:mm`, or with `T` between) in a zone. An ambiguous time gives one of both
 * instants; a skipped time is shifted later by the length of the gap.
 */
export function instantOf(clock: string, zone = deskZone()): number {
  const inGmt = Date.parse(`${clock.replace(' ', 'T')}Z`);
  const first = inGmt - ahead(inGmt, zone);
  const second = inGmt - ahead(first, zone);
  return inGmt - ahead(second, zone) === second ? second : Math.max(first, second);
}

/** First instant of a day (`YYYY-MM-DD`) in the desk's zone. */
export const dayBegins = (day: string, zone = deskZone()): number => instantOf(`${day}T00:00`, zone);
