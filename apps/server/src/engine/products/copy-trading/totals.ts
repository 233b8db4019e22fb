import type { State } from '../../kernel/state.js';
import type { FollowWithProfit, OpenCopies, TraderResults } from './commands.js';
import { openOrdersOf, relationFloating } from './figures.js';
import type { Follow } from './tables/follow.table.js';

/** Active real-money relations of a trader. Demo followers are never counted. */
const realFollowers = (state: State, traderId: number): Follow[] =>
  state.copying
    .followersOf(traderId)
    .filter(({ status, customerId }) => status !== 'ended' && state.bookOf(customerId) === 'real');

const standingOf = (state: State, follow: Follow): FollowWithProfit => ({
  follow,
  floating: relationFloating(state, state, follow.id),
});

/** A trader's active real-money relations, by id. */
export const followersOf = (state: State, traderId: number): readonly FollowWithProfit[] =>
  realFollowers(state, traderId).map((follow) => standingOf(state, follow));

/** A customer's active relations. */
export const followsOf = (state: State, customerId: number): readonly FollowWithProfit[] =>
  state.copying
    .followsOf(customerId)
    .filter(({ status }) => status !== 'ended')
    .map((follow) => standingOf(state, follow));

/** Open copies of a trader's orders in a follower's account; null if he never followed the trader. */
export function openCopies(state: State, followerId: number, traderId: number): OpenCopies | null {
  const follow = state.copying.pair(followerId, traderId);
  if (!follow) return null;
  const isReal = state.bookOf(followerId) === 'real';
  return { seq: state.laneSeq, orders: openOrdersOf(state, follow.id), isReal };
}

/** A trader's figures; null if he was never approved. */
export function traderStanding({ copying: { figures } }: State, traderId: number): TraderResults | null {
  const running = figures.running.get(traderId);
  if (!running) return null;
  const { result, mostEver, closedEver, counts } = running;
  const openPositions = figures.positionsOf(traderId).length;
  return { traderId, hours: figures.hoursOf(traderId), result, mostEver, closedEver, counts, openPositions };
}
