import type { Order, Proof } from './order.js';

/** An instant at which a price decided something. */
export interface Moment {
  readonly time: number;
  readonly price: number;
}

/** Where it opened and, once it has, where it closed. */
export function momentsOf(
  { open, close }: Pick<Proof, 'open' | 'close'>,
  { openPrice, price: closePrice }: Pick<Order, 'openPrice' | 'price'>,
): { readonly opened: Moment | null; readonly closed: Moment | null } {
  const moment = (tick: { readonly time: number } | null, at: number): Moment | null =>
    tick && at > 0 ? { time: tick.time, price: at } : null;
  return { opened: moment(open, openPrice), closed: moment(close, closePrice) };
}

/** Every time of the chart once, in order: those of the path and those of the moments. */
export const timesOf = (path: Proof['path'], moments: readonly Moment[]): number[] =>
  [...new Set([...path, ...moments].map(({ time }) => time))].sort((one, other) => one - other);

/** Which price it opens at and which it closes at: a buy at the ask and then the bid, a sell the other way round. */
export const sidesOf = (isBuy: boolean): { readonly opens: 'ask' | 'bid'; readonly closes: 'ask' | 'bid' } =>
  isBuy ? { opens: 'ask', closes: 'bid' } : { opens: 'bid', closes: 'ask' };

/** Chart times closer together than this are told apart by their seconds, ms. */
const SECONDS_BELOW = 10 * 60_000;

/** How a time is written below the chart, of which the legend says the day: another day where it begins. */
export function tickText(written: string, first: string, span: number): string {
  const [day = '', time = ''] = written.split(' ');
  if (time.startsWith('00:00:00') && !first.startsWith(day)) return day.slice(5);
  return time.slice(0, span < SECONDS_BELOW ? 8 : 5);
}

/** How much of the prices' range stays free above and below them: a stop is seen apart from the chart's edge. */
const EDGE = 0.04;

/** From which price to which the chart reaches. */
export function boundsOf(prices: readonly number[]): { readonly min: number; readonly max: number } {
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const edge = (max - min) * EDGE;
  return { min: min - edge, max: max + edge };
}

interface Line {
  readonly name: string;
  readonly at: number;
}

/** Names closer to each other than this share of the chart's height would lie over one another. */
const ROOM = 0.08;

/** What is written beside the chart, each at its height; names too close to one another share a line. */
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

/** At most so wide is a letter of a name, and one of the scripts that have no narrow ones, pixels. */
const LETTER = { narrow: 7, wide: 13 } as const;
/** Of the mark before a name, pixels. */
const MARK = 16;

/** How wide the names beside the chart are, pixels: reckoned, as a width that is measured before the font has come cuts them. */
export function widthOf(lines: readonly Line[]): number {
  const letters = (name: string): number =>
    [...name].reduce((sum, letter) => sum + (letter >= '\u2e80' ? LETTER.wide : LETTER.narrow), 0);
  return MARK + Math.max(0, ...lines.map(({ name }) => letters(name)));
}
