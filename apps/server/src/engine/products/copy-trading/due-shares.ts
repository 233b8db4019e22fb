import { nextMonth } from '@truemark/domain';
import { SYSTEM } from '../../kernel/command.js';
import type { Due } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { isMonthOver, payable } from './shares.js';

/** Relations whose shares are settled together. */
const PORTION = 100;

/** Shares of a month that has ended, and those that are owed and can be paid by now. */
export function dueShares(state: State, now: number): Due[] {
  const { copying } = state;
  const ids = copying.monthEnds.take(now, (id) => {
    const follow = copying.follows.get(id);
    return follow !== undefined && isMonthOver(follow, now);
  });
  for (const id of copying.owing) {
    const follow = copying.follows.get(id);
    if (follow && !ids.includes(id) && payable(state, now, follow) > 0n) ids.push(id);
  }
  const due: Due[] = [];
  for (let at = 0; at < ids.length; at += PORTION) {
    const followIds = ids.slice(at, at + PORTION);
    due.push({
      key: `shares.settle:${followIds[0]}`,
      command: { kind: 'shares.settle', actor: SYSTEM, followIds },
      again: () => {
        for (const id of followIds)
          copying.monthEnds.push(nextMonth(copying.follows.get(id)?.settledAt ?? now), id);
      },
    });
  }
  return due;
}
