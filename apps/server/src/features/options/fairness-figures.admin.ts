import {
  breakEvenOf,
  distanceFromEven,
  type Stakes,
  type TossCounts,
  wilsonInterval,
} from '@truemark/domain';
import { type Money, product } from '@truemark/money';
import type { EndedGroup } from './ended-options.admin.js';

type Outcome = EndedGroup['outcome'];

/** Rounds a statistic to six decimals: never an exponent. */
export const roundStatistic = (value: number): number => Math.round(value * 1e6) / 1e6;

/**
 * Report figures on ended options and their tosses. Counts and money include all options; intervals and deviations are
 * over tosses, because options that share a toss are one random draw.
 */
export function fairnessOf(groups: readonly EndedGroup[], tosses: TossCounts) {
  const count = (fits: (group: EndedGroup) => boolean): number =>
    groups.filter(fits).reduce((all, { options }) => all + options, 0);
  const ended = (outcome: Outcome): number => count((group) => group.outcome === outcome);
  const [wins, losses] = [ended('win'), ended('loss')];
  const decided = wins + losses;
  const { rises, falls, levels, leaning, majorityWins } = tosses;
  const played = groups.filter(({ outcome }) => outcome !== 'void');
  const stakes = total(played, 'stakes');
  const profit = total(played, 'profit');
  return {
    options: count(() => true),
    wins,
    losses,
    ties: ended('tie'),
    voids: ended('void'),
    sold: ended('sold'),
    win_rate: rate(wins, decided),
    break_even: orNull(breakEvenOf(atStake(groups.filter(isDecided)))),
    rises,
    falls,
    levels,
    ...shareOf('rise', rises, rises + falls),
    /**
     * Tosses with more money on one side, and whether that side won: 50 % unless prices are biased against customers.
     */
    leaning,
    majority_wins: majorityWins,
    ...shareOf('majority', majorityWins, leaning),
    ...sideOf('up', groups),
    ...sideOf('down', groups),
    /** Stakes of options that were not void. */
    stakes,
    returned: stakes + profit,
    /** Returned ÷ stakes, 6 decimals. */
    return_rate: stakes > 0n ? product([stakes + profit], [stakes], 6, 'half-up') : null,
    house_result: -profit,
  };
}

const isDecided = ({ outcome }: EndedGroup): boolean => outcome === 'win' || outcome === 'loss';

function sideOf<Side extends 'up' | 'down'>(side: Side, groups: readonly EndedGroup[]) {
  const mine = groups.filter((group) => group.direction === side && isDecided(group));
  const count = (all: readonly EndedGroup[]): number => all.reduce((sum, { options }) => sum + options, 0);
  const wins = count(mine.filter(({ outcome }) => outcome === 'win'));
  const decided = count(mine);
  return { [`${side}_decided`]: decided, [`${side}_wins`]: wins } as Record<
    `${Side}_decided` | `${Side}_wins`,
    number
  >;
}

/** Share of tosses, its 95 % confidence interval, and its deviation from an even chance. */
function shareOf<Name extends 'rise' | 'majority'>(name: Name, hits: number, of: number) {
  const interval = wilsonInterval(hits, of);
  return {
    [`${name}_rate`]: rate(hits, of),
    [`${name}_low`]: orNull(interval?.low ?? null),
    [`${name}_high`]: orNull(interval?.high ?? null),
    [`${name}_z`]: orNull(distanceFromEven(hits, of)),
  } as Record<`${Name}_${'rate' | 'low' | 'high' | 'z'}`, number | null>;
}

const rate = (wins: number, of: number): number | null => (of === 0 ? null : roundStatistic(wins / of));
const orNull = (value: number | null): number | null => (value === null ? null : roundStatistic(value));

function total(groups: readonly EndedGroup[], figure: 'stakes' | 'profit'): Money {
  return groups.reduce((all, group) => all + group[figure], 0n);
}

function atStake(groups: readonly EndedGroup[]): Stakes {
  return groups.reduce(
    (all, { atStake: { toWin, toLose } }) => ({ toWin: all.toWin + toWin, toLose: all.toLose + toLose }),
    { toWin: 0n, toLose: 0n },
  );
}
