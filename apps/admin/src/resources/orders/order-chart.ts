import type { Order, Proof } from './order.js';

/** Instant at which a price decided something. */
export interface Moment {
  readonly time: number;
  readonly price: number;
}

/** Opening instant and, once closed, the closing instant. */
export function momentsOf(
  { open, close }: Pick<Proof, 'open' | 'close'>,
  { openPrice, price: closePrice }: Pick<Order, 'openPrice' | 'price'>,
): { readonly opened: Moment | null; readonly closed: Moment | null } {
  const moment = (tick: { readonly time: number } | null, at: number): Moment | null =>
    tick && at > 0 ? { time: tick.time, price: at } : null;
  return { opened: moment(open, openPrice), closed: moment(close, closePrice) };
}

/** All distinct chart times in order: those of the path and of the moments. */
export const timesOf = (path: Proof['path'], moments: readonly Moment[]): number[] =>
  [...new Set([...path, ...moments].map(({ time }) => time))].sort((one, other) => one - other);

/** Price sides of opening and closing: a buy opens at the ask and closes at the bid, a sell the other way round. */
export const sidesOf = (isBuy: boolean): { readonly opens: 'ask' | 'bid'; readonly closes: 'ask' | 'bid' } =>
  isBuy ? { opens: 'ask', closes: 'bid' } : { opens: 'bid', closes: 'ask' };

/** Chart times closer together than this are labelled with seconds, ms. */
const SECONDS_BELOW = 10 * 60_000;

/** Time label below the chart. The legend has the first day; a later day is written where it begins. */
export function tickText(written: string, first: string, span: number): string {
  const [day = '', time = ''] = written.split(' ');
  if (time.startsWith('00:00:00') && !first.startsWith(day)) return day.slice(5);
  return time.slice(0, span < SECONDS_BELOW ? 8 : 5);
}

/** Share of the price range kept free above and below, so that a stop is apart from the chart's edge. */
const EDGE = 0.04;

/** Price range of the chart. */
export function boundsOf(prices: readonly number[]): { readonly min: number; readonly max: number } {
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const edge = (max - min) * EDGE;
  return { min: min - edge, max: max + edge };
}

interface Line {
  readonly name: string;
  readonly at: number;
}

/** Names closer than this share of the chart's height would overlap. */
const ROOM = 0.08;

/** Labels next to the chart with their heights. Labels too close to one another share a line. */
export function namedHeights(lines: readonly Line[], range: number): Line[] {
  const named: Line[] = [];
  for (const line of [...lines].sort((one, other) => one.at - other.at)) {
    const below = named.at(-1);
    if (below && line.at - below.at < range * ROOM)
      named[named.length - 1] = { at: below.at, name: `${below.name} · ${line.name}` };
    else named.push(line);
  }
  return named;
}

/** Maximum letter width in pixels, for narrow scripts and for wide ones. */
const LETTER = { narrow: 7, wide: 13 } as const;
/** Width of the mark before a name, pixels. */
const MARK = 16;

/**
 * Width of the labels next to the chart, pixels. It is calculated: a width measured before the font is loaded would
 * clip them.
 */
export function widthOf(lines: readonly Line[]): number {
  const letters = (name: string): number =>
    [...name].reduce((sum, letter) => sum + (letter >= '\u2e80' ? LETTER.wide : LETTER.narrow), 0);
  return MARK + Math.max(0, ...lines.map(({ name }) => letters(name)));
}
