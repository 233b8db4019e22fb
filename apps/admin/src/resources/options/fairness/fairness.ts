import type { NumericDecimals } from '@truemark/contracts';
import type { FairnessRow as FairnessOfSymbol, FairnessSummary } from '@truemark/contracts/admin';
import type { NamedIn } from '../../../providers/translate.js';
import { t } from '../../../texts/texts.js';
import { formatNumber, money } from '../../../ui/figures.js';
import type { PillTone } from '../../../ui/Pill.js';
import { durationText } from '../option.js';

/** Report figures of some ended options. Shares are 0 to 1, intervals 95 %. */
export type Fairness = Summary['all'];

export type FairnessRow = NamedIn<'option-fairness', NumericDecimals<FairnessOfSymbol>>;

export type OutsideCustomer = Spread['named'][number];

/** Spread of customers' win rates around an even chance. */
export type Spread = Summary['customers'];

export type Summary = NumericDecimals<FairnessSummary>;

/** Fewer tosses say nothing, and beyond this many deviations chance is no explanation. */
const LEAST = 30;
const OUTSIDE = 4;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
export const percentOr = (share: number | null): string => (share === null ? '–' : percent(share));

export const nameOf = ({ showCode, seconds }: FairnessRow): string =>
  seconds === null ? showCode : `${showCode}, ${durationText(seconds)}`;

/** Verdict of chance on how often the side with more money won. */
export function verdictOf(all: Fairness): { label: string; tone: PillTone } {
  const { leaning, majority_low: low, majority_high: high, majority_z: z } = all;
  if (leaning < LEAST || low === null || high === null || z === null) {
    return { label: t('options.tooFewToSay'), tone: 'default' };
  }
  if (Math.abs(z) > OUTSIDE) return { label: t('options.outsideChance'), tone: 'error' };
  if (low <= 0.5 && high >= 0.5) return { label: t('options.withinChance'), tone: 'success' };
  return { label: t('options.atChancesEdge'), tone: 'warning' };
}

const VERDICTS: Readonly<Record<string, string>> = {
  [t('options.tooFewToSay')]: t('options.tooFewOfThemToSay'),
  [t('options.withinChance')]: t('options.anEvenChance50LiesInside'),
  [t('options.atChancesEdge')]: t('options.anEvenChance50LiesJust'),
  [t('options.outsideChance')]: t('options.anEvenChance50LiesFar'),
};

const tossesText = (count: number): string =>
  count === 1 ? t('options.oneToss') : t('options.tosses', { count: formatNumber(count) });

/** Whether prices lean against customers, as a sentence. */
export function leanText(all: Fairness): string {
  if (all.rises + all.falls === 0) return t('options.noOptionWasWonOrLost');
  if (all.leaning === 0) return t('options.noTossHadMoreOfThe');
  const seen = t('options.ofWithMoreOfTheCustomers', {
    leaning: tossesText(all.leaning),
    majorityRate: percentOr(all.majority_rate),
  });
  const within = t('options.with95ConfidenceTheTrueShare', {
    majorityLow: percentOr(all.majority_low),
    majorityHigh: percentOr(all.majority_high),
  });
  return `${seen}${within} ${VERDICTS[verdictOf(all).label]}`;
}

/** Share of options won, and the few tosses that decided them, as a sentence. */
export function winText(all: Fairness): string | null {
  const decided = all.wins + all.losses;
  if (decided === 0) return null;
  const won = t('options.ofOptionsThatWereWonOr', {
    decided: formatNumber(decided),
    winRate: percentOr(all.win_rate),
  });
  return t('options.theyWereDecidedByOfThe', { won, rises: tossesText(all.rises + all.falls) });
}

/** How often the market rose, as a sentence. */
export function marketText(all: Fairness): string | null {
  if (all.rises + all.falls === 0) return null;
  const rose = t('options.thePriceRoseInOfThem', {
    riseRate: percentOr(all.rise_rate),
    riseLow: percentOr(all.rise_low),
    riseHigh: percentOr(all.rise_high),
    fallRate: percentOr(all.rise_rate === null ? null : 1 - all.rise_rate),
  });
  const level = all.levels > 0 ? t('options.inMoreItStoodLevel', { levels: formatNumber(all.levels) }) : '';
  return t('options.aMarketMayRiseOrFall', { rose, level });
}

/** Expected payout of the ratio and the actual one, as a sentence. */
export function payoutText(all: Fairness, currency: string): string | null {
  if (all.return_rate === null || all.break_even === null) return null;
  const [back, result] = [percent(all.return_rate), money(Math.abs(all.house_result))];
  const who = all.house_result >= 0 ? t('options.theHouseGained') : t('options.theHouseLost');
  return t('options.byTheirRatiosCustomersBreakEven', {
    breakEven: percent(all.break_even),
    back,
    who,
    result,
    currency,
  });
}

/** Whether any customer’s odds look manipulated, as a sentence. */
export function customersText({ customers, compared, least_draws, outside, outside_from }: Spread): string {
  if (compared === 0) {
    return t('options.noneOfCustomersHasWinsAnd', {
      customers: formatNumber(customers),
      leastDraws: least_draws,
    });
  }
  const who = t('options.ofCustomersHaveAtLeastWins', {
    compared: formatNumber(compared),
    customers: formatNumber(customers),
    leastDraws: least_draws,
  });
  if (outside === 0) {
    return t('options.noneLiesFurtherThanStandardDeviations', { who, outsideFrom: outside_from });
  }
  const lie = outside === 1 ? t('options.oneLies') : t('options.lie', { outside: formatNumber(outside) });
  return t('options.furtherThanStandardDeviationsFromAn', { who, lie, outsideFrom: outside_from });
}

/** Shares of the standard normal distribution within half a deviation of 0, ±1, … ±5, and beyond. */
const NORMAL = [0.382925, 0.24173, 0.060598, 0.005977, 0.000229, 0.0000034, 0];

/** Number of compared customers that chance alone would put at this bar. */
export const expectedAt = (z: number, compared: number): number => (NORMAL[Math.abs(z)] ?? 0) * compared;

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Scale of the chart, in twentieths: it covers the intervals and the even chance. */
export function scaleOf(rows: readonly Fairness[]): Scale {
  const shares = rows
    .flatMap(({ majority_low: low, majority_high: high }) => [low, high])
    .filter((x) => x !== null);
  const [least, most] = [Math.min(0.45, ...shares), Math.max(0.55, ...shares)];
  return { from: Math.max(0, Math.floor(least * 20) / 20), to: Math.min(1, Math.ceil(most * 20) / 20) };
}

/** Position of a share on the scale, percent from its start. */
export const placeOn = ({ from, to }: Scale, share: number): number => ((share - from) / (to - from)) * 100;
