import type { InNumbers } from '@truemark/contracts';
import type { FairnessRow as FairnessOfSymbol, FairnessSummary } from '@truemark/contracts/admin';
import type { NamedIn } from '../../../providers/translate.js';
import { figure, money } from '../../../ui/figures.js';
import type { PillTone } from '../../../ui/Pill.js';
import { durationText } from '../option.js';

/** What the report says of some ended options; shares are 0 to 1, intervals of 95 %. */
export type Fairness = Summary['all'];

export type FairnessRow = NamedIn<'option-fairness', InNumbers<FairnessOfSymbol>>;

export type OutsideCustomer = Spread['named'][number];

/** How customers' win rates spread around an even chance. */
export type Spread = Summary['customers'];

export type Summary = InNumbers<FairnessSummary>;

/** Fewer tosses say nothing, and beyond so many deviations chance says nothing more. */
const LEAST = 30;
const OUTSIDE = 4;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
export const percentOr = (share: number | null): string => (share === null ? '–' : percent(share));

export const nameOf = ({ showCode, seconds }: FairnessRow): string =>
  seconds === null ? showCode : `${showCode}, ${durationText(seconds)}`;

/** What chance has to say of how often the side with more money won. */
export function verdictOf(all: Fairness): { label: string; tone: PillTone } {
  const { leaning, majority_low: low, majority_high: high, majority_z: z } = all;
  if (leaning < LEAST || low === null || high === null || z === null) {
    return { label: 'Too few to say', tone: 'default' };
  }
  if (Math.abs(z) > OUTSIDE) return { label: 'Outside chance', tone: 'error' };
  if (low <= 0.5 && high >= 0.5) return { label: 'Within chance', tone: 'success' };
  return { label: 'At chance’s edge', tone: 'warning' };
}

const VERDICTS: Readonly<Record<string, string>> = {
  'Too few to say': 'Too few of them to say more.',
  'Within chance':
    'An even chance, 50%, lies inside: nothing here leans on customers that these tosses could show.',
  'At chance’s edge':
    'An even chance, 50%, lies just outside. One of twenty fair reports looks like this; the next period tells.',
  'Outside chance':
    'An even chance, 50%, lies far outside: chance does not explain this. Look at the proofs.',
};

const tossesText = (count: number): string => (count === 1 ? 'one toss' : `${figure(count)} tosses`);

/** Whether prices lean on customers, in a sentence. */
export function leanText(all: Fairness): string {
  if (all.rises + all.falls === 0) return 'No option was won or lost in this period.';
  if (all.leaning === 0) return 'No toss had more of the customers’ money on one side than on the other.';
  const seen = `Of ${tossesText(all.leaning)} with more of the customers’ money on one side, that side won ${percentOr(all.majority_rate)}`;
  const within = `; with 95% confidence the true share is between ${percentOr(all.majority_low)} and ${percentOr(all.majority_high)}.`;
  return `${seen}${within} ${VERDICTS[verdictOf(all).label]}`;
}

/** How many options were won, and how few tosses decided them, in a sentence. */
export function winText(all: Fairness): string | null {
  const decided = all.wins + all.losses;
  if (decided === 0) return null;
  const won = `Of ${figure(decided)} options that were won or lost, ${percentOr(all.win_rate)} were won`;
  return `${won}; they were decided by ${tossesText(all.rises + all.falls)} of the market.`;
}

/** How often the market rose, in a sentence. */
export function marketText(all: Fairness): string | null {
  if (all.rises + all.falls === 0) return null;
  const rose = `The price rose in ${percentOr(all.rise_rate)} of them (95% interval ${percentOr(all.rise_low)} to ${percentOr(all.rise_high)}) and fell in ${percentOr(all.rise_rate === null ? null : 1 - all.rise_rate)}`;
  const level = all.levels > 0 ? `; in ${figure(all.levels)} more it stood level` : '';
  return `${rose}${level}. A market may rise or fall for long; that alone favours nobody.`;
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

/** What the chart has to show, in twentieths: intervals and the even chance. */
export function scaleOf(rows: readonly Fairness[]): Scale {
  const shares = rows
    .flatMap(({ majority_low: low, majority_high: high }) => [low, high])
    .filter((x) => x !== null);
  const [least, most] = [Math.min(0.45, ...shares), Math.max(0.55, ...shares)];
  return { from: Math.max(0, Math.floor(least * 20) / 20), to: Math.min(1, Math.ceil(most * 20) / 20) };
}

/** Where a share stands on the scale, percent from its start. */
export const placeOn = ({ from, to }: Scale, share: number): number => ((share - from) / (to - from)) * 100;
