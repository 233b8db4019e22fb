import { languageTag } from '../texts/texts.js';
import { at } from './zone.js';

/** Number formats of the platform: Latin digits, thousands separated by a comma. */

const grouped = new Map<number, Intl.NumberFormat>();

function formatter(places: number): Intl.NumberFormat {
  let found = grouped.get(places);
  if (!found) {
    found = new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
    grouped.set(places, found);
  }
  return found;
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 8 });

/** Money with two decimals. */
export const money = (value: number): string => formatter(2).format(value);

const unrounded = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });

/** Exact amount: two decimals, more if it has more. */
export const formatUnrounded = (value: number): string => unrounded.format(value);

/** Lots with two decimals, more only if a symbol is traded in smaller steps. */
export const lots = (value: number): string => unrounded.format(value);

/** Payout ratio of an option per unit staked. */
export const ratio = (value: number): string => unrounded.format(value);

/** Integer count. */
export const count = (value: number): string => formatter(0).format(value);

export const price = (value: number, places: number): string => formatter(places).format(value);

export const formatNumber = (value: number): string => plain.format(value);

export const signed = (value: number, write: (value: number) => string): string =>
  value > 0 ? `+${write(value)}` : write(value);

/** Short form: lists have little room. */
const ago = new Intl.RelativeTimeFormat(languageTag() === 'en' ? 'en-GB' : languageTag(), {
  numeric: 'auto',
  style: 'short',
});

/** Relative time within a day; beyond it the time to the minute. */
export function since(epochMs: number, now = Date.now()): string {
  const seconds = Math.round((now - epochMs) / 1000);
  if (seconds < 0 || seconds >= 86_400) return at(epochMs).slice(0, -3);
  if (seconds < 60) return ago.format(-seconds, 'second');
  if (seconds < 3600) return ago.format(-Math.floor(seconds / 60), 'minute');
  return ago.format(-Math.floor(seconds / 3600), 'hour');
}
