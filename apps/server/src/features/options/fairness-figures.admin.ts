import { breakEvenOf, distanceFromEven, type Stakes, wilsonInterval } from '@truemark/domain';
import { type Money, product } from '@truemark/money';
import type { EndedGroup } from './ended-options.admin.js';

type Outcome = EndedGroup['outcome'];

/** A share or a distance, to six decimals: never an exponent. */
export const statistic = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What a report says of some ended options. Shares are of wins and losses only. */
export function fairnessOf(groups: readonly EndedGroup[]) {
  const count = (fits: (group: EndedGroup) => boolean): number =>
    groups.filter(fits).reduce((all, { options }) => all + options, 0);
  const ended = (outcome: Outcome): number => count((group) => group.outcome === outcome);
  const [wins, losses] = [ended('win'), ended('loss')];
  const decided = wins + losses;
  const interval = wilsonInterval(wins, decided);
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
    /** Of 95 %. */
    low: interval && statistic(interval.low),
    high: interval && statistic(interval.high),
    break_even: orNull(breakEvenOf(atStake(groups.filter(isDecided)))),
    z: orNull(distanceFromEven(wins, decided)),
    ...sideOf('up', groups),
    ...sideOf('down', groups),
    /** Of those that were not void. */
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
  return {
    [`${side}_decided`]: decided,
    [`${side}_wins`]: wins,
    [`${side}_win_rate`]: rate(wins, decided),
  } as Record<`${Side}_decided` | `${Side}_wins`, number> & Record<`${Side}_win_rate`, number | null>;
}

const rate = (wins: number, of: number): number | null => (of === 0 ? null : statistic(wins / of));
const orNull = (value: number | null): number | null => (value === null ? null : statistic(value));

function total(groups: readonly EndedGroup[], figure: 'stakes' | 'profit'): Money {
  return groups.reduce((all, group) => all + group[figure], 0n);
}

function atStake(groups: readonly EndedGroup[]): Stakes {
  return groups.reduce(
    (all, { atStake: { toWin, toLose } }) => ({ toWin: all.toWin + toWin, toLose: all.toLose + toLose }),
    { toWin: 0n, toLose: 0n },
  );
}
