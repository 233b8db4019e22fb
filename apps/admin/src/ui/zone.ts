import { formatTimestamp, formatZoned } from '@truemark/i18n';

/** The zones that times can be shown in. */
export const ZONES: readonly string[] = ['GMT', ...Intl.supportedValuesOf('timeZone')];

const KEY = 'truemark.desk-zone';

/** What the operator picked on this device; a change of it loads the page anew. */
const kept = globalThis.localStorage?.getItem(KEY);
const picked = kept && ZONES.includes(kept) ? kept : null;
let house = 'GMT';

/** The zone that this operator picked; null: the house's. */
export const pickedZone = (): string | null => picked;

/** The zone of the `timezone` setting: that of the house's days, and of what customers read. */
export const houseZone = (): string => house;

/** Known once somebody is signed in, before any screen shows a time. */
export function setHouseZone(zone: string): void {
  house = zone;
}

/** The zone in which the back office shows times. */
export const deskZone = (): string => picked ?? house;

/** Remembers the operator's choice on this device; null: the house's. What is open has to be loaded anew. */
export function pickZone(zone: string | null): void {
  if (zone === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, zone);
}

/** A zone as it is read: `Asia/Hong Kong`. */
export const zoneLabel = (zone = deskZone()): string => zone.replaceAll('_', ' ');

/** `YYYY-MM-DD HH:mm:ss` on the desk's clock. */
export const at = (epochMs: number): string => formatTimestamp(epochMs, deskZone());

/** `YYYY-MM-DD HH:mm:ss GMT+8` on the desk's clock. */
export const zoned = (epochMs: number): string => formatZoned(epochMs, deskZone());

/** What a zone's clock is ahead of GMT at an instant, ms. */
const ahead = (epochMs: number, zone: string): number =>
  Date.parse(`${formatTimestamp(epochMs, zone).replace(' ', 'T')}Z`) - Math.floor(epochMs / 1000) * 1000;

/**
 * The instant at which a zone's clock shows this (`YYYY-MM-DD HH:mm`, or with `T` between): one of both where it is set back, and where it
 * is set forward over it as much later as the clock jumps.
 */
export function instantOf(clock: string, zone = deskZone()): number {
  const inGmt = Date.parse(`${clock.replace(' ', 'T')}Z`);
  const first = inGmt - ahead(inGmt, zone);
  const second = inGmt - ahead(first, zone);
  return inGmt - ahead(second, zone) === second ? second : Math.max(first, second);
}

/** The first instant of a day (`YYYY-MM-DD`) on the desk's calendar. */
export const dayBegins = (day: string, zone = deskZone()): number => instantOf(`${day}T00:00`, zone);
