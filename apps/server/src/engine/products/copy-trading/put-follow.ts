import { nextMonth } from '@truemark/domain';
import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type Copy, copies } from './tables/copy.table.js';
import { type Follow, follows } from './tables/follow.table.js';
import { type Trader, traders } from './tables/trader.table.js';

/** Stores a relation in its new state, or a new one, and publishes it. */
export function putFollow(step: Step, follow: Follow): Follow {
  const { copying } = step.state;
  const before = copying.follows.get(follow.id);
  copying.keepFollow(follow, step.undo);
  if (before) step.patch(follows, changesOf(follows, before, follow));
  else step.insert(follows, follow);
  copying.stops.touch(follow.id, step.undo);
  if (before?.settledAt !== follow.settledAt)
    step.schedule('share.month', follow.id, nextMonth(follow.settledAt));
  step.emit({ type: 'follow.changed', customerId: follow.customerId, follow });
  return follow;
}

/** Stores a copy in its new state, or a new one. */
export function putCopy(step: Step, copy: Copy): void {
  const { copying } = step.state;
  const before = copying.copies.get(copy.id);
  copying.keepCopy(copy, step.undo);
  if (before) step.patch(copies, changesOf(copies, before, copy));
  else step.insert(copies, copy);
  copying.stops.touch(copy.followId, step.undo);
  if (copy.status === 'ended' || copy.status === 'taken_over') {
    step.emit({ type: 'copy.ended', customerId: copy.customerId, copy });
  }
}

/** Stores a trader in his new state, or a new one, and publishes it. */
export function putTrader(step: Step, trader: Trader): Trader {
  const before = step.state.copying.traders.get(trader.customerId);
  step.set(step.state.copying.traders, trader.customerId, trader);
  if (before) step.patch(traders, changesOf(traders, before, trader));
  else step.insert(traders, trader);
  step.emit({ type: 'trader.changed', customerId: trader.customerId, trader });
  return trader;
}
