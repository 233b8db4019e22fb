import { figure, money } from '../../ui/figures.js';
import type { PillTone } from '../../ui/Pill.js';
import { durationText } from '../options/option.js';

/** What the report says of some ended options; shares are 0 to 1, of wins and losses only. */
export interface Fairness {
  readonly options: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly voids: number;
  readonly sold: number;
  readonly win_rate: number | null;
  /** Of 95 %. */
  readonly low: number | null;
  readonly high: number | null;
  readonly break_even: number | null;
  /** Standard deviations from an even chance. */
  readonly z: number | null;
  readonly up_decided: number;
  readonly up_wins: number;
  readonly up_win_rate: number | null;
  readonly down_decided: number;
  readonly down_wins: number;
  readonly down_win_rate: number | null;
  readonly stakes: number;
  readonly returned: number;
  readonly return_rate: number | null;
  readonly house_result: number;
}

export interface FairnessRow extends Fairness {
  readonly id: string;
  readonly forex_id: number;
  readonly ShowCode: string;
  /** null: all durations of the symbol together. */
  readonly seconds: number | null;
}

export interface OutsideCustomer {
  readonly customer_id: number;
  readonly uid: string;
  readonly is_demo: boolean;
  readonly draws: number;
  readonly wins: number;
  readonly win_rate: number;
  readonly z: number;
}

/** How customers' win rates spread around an even chance. */
export interface Spread {
  readonly customers: number;
  readonly compared: number;
  readonly least_draws: number;
  readonly outside_from: number;
  readonly outside: number;
  readonly spread: readonly { readonly z: number; readonly customers: number }[];
  readonly named: readonly OutsideCustomer[];
}

export interface Summary {
  readonly all: Fairness;
  readonly customers: Spread;
}

/** Fewer wins and losses say nothing, and beyond so many deviations chance says nothing more. */
const LEAST = 30;
const OUTSIDE = 4;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
export const percentOr = (share: number | null): string => (share === null ? '–' : percent(share));

export const nameOf = ({ ShowCode, seconds }: FairnessRow): string =>
  seconds === null ? ShowCode : `${ShowCode}, ${durationText(seconds)}`;

/** What chance has to say of a win rate. */
export function verdictOf({ wins, losses, low, high, z }: Fairness): { label: string; tone: PillTone } {
  if (wins + losses < LEAST || low === null || high === null || z === null) {
    return { label: 'Too few to say', tone: 'default' };
  }
  if (Math.abs(z) > OUTSIDE) return { label: 'Outside chance', tone: 'error' };
  if (low <= 0.5 && high >= 0.5) return { label: 'Within chance', tone: 'success' };
  return { label: 'At chance’s edge', tone: 'warning' };
}

const VERDICTS: Readonly<Record<string, string>> = {
  'Too few to say': 'Too few have ended to say more.',
  'Within chance': 'An even chance, 50%, lies inside: nothing here is tilted that these options could show.',
  'At chance’s edge':
    'An even chance, 50%, lies just outside. One of twenty fair reports looks like this; the next period tells.',
  'Outside chance':
    'An even chance, 50%, lies far outside: chance does not explain this. Look at the proofs.',
};

/** How often customers won, in a sentence. */
export function winText(all: Fairness): string {
  const decided = all.wins + all.losses;
  if (decided === 0) return 'No option was won or lost in this period.';
  const seen = `Of ${figure(decided)} options that were won or lost, ${percentOr(all.win_rate)} were won`;
  const within = `; with 95% confidence the true share is between ${percentOr(all.low)} and ${percentOr(all.high)}.`;
  return `${seen}${within} ${VERDICTS[verdictOf(all).label]}`;
}

/** Whether prices lean, in a sentence. */
export function sidesText(all: Fairness): string | null {
  if (all.up_decided === 0 || all.down_decided === 0) return null;
  const ups = `Of ${figure(all.up_decided)} ups ${percentOr(all.up_win_rate)} won`;
  const downs = `of ${figure(all.down_decided)} downs ${percentOr(all.down_win_rate)}`;
  return `${ups}, ${downs}. A rising market lifts the one and lowers the other; prices tilted against customers would lower both.`;
}

/** What the ratio implies and what came of it, in a sentence. */
export function payoutText(all: Fairness, currency: string): string | null {
  if (all.return_rate === null || all.break_even === null) return null;
  const [back, result] = [percent(all.return_rate), money(Math.abs(all.house_result))];
  const who = all.house_result >= 0 ? 'the house gained' : 'the house lost';
  return `By their ratios customers break even at ${percent(all.break_even)}. Of the stakes ${back} went back; ${who} ${result} ${currency}.`;
}

/** Whether any customer’s odds look touched, in a sentence. */
export function customersText({ customers, compared, least_draws, outside, outside_from }: Spread): string {
  if (compared === 0) {
    return `None of ${figure(customers)} customers has ${least_draws} wins and losses yet: fewer say nothing of one customer.`;
  }
  const who = `${figure(compared)} of ${figure(customers)} customers have at least ${least_draws} wins and losses.`;
  if (outside === 0) {
    return `${who} None lies further than ${outside_from} standard deviations from an even chance: nobody’s odds differ from anybody else’s by more than chance.`;
  }
  const lie = outside === 1 ? 'One lies' : `${figure(outside)} lie`;
  return `${who} ${lie} further than ${outside_from} standard deviations from an even chance, which chance does not explain: look at their proofs.`;
}

/** Shares of the standard normal distribution within half a deviation of 0, ±1, … ±5, and beyond. */
const NORMAL = [0.382925, 0.24173, 0.060598, 0.005977, 0.000229, 0.0000034, 0];

/** How many of the compared customers chance alone would put where the bar stands. */
export const expectedAt = (z: number, compared: number): number => (NORMAL[Math.abs(z)] ?? 0) * compared;

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** What the chart has to show, in tenths: intervals, break-evens and the even chance. */
export function scaleOf(rows: readonly Fairness[]): Scale {
  const shares = rows
    .flatMap(({ low, high, break_even }) => [low, high, break_even])
    .filter((x) => x !== null);
  const [least, most] = [Math.min(0.45, ...shares), Math.max(0.55, ...shares)];
  return { from: Math.max(0, Math.floor(least * 20) / 20), to: Math.min(1, Math.ceil(most * 20) / 20) };
}

/** Where a share stands on the scale, percent from its start. */
export const placeOn = ({ from, to }: Scale, share: number): number => ((share - from) / (to - from)) * 100;
