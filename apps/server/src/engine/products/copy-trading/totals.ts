import type { State } from '../../kernel/state.js';
import type { FollowStanding } from './commands.js';
import { relationFloating } from './figures.js';
import type { Follow } from './tables/follow.table.js';

/** Relations of a trader that go on with real money: demo followers are in no figure. */
const realFollowers = (state: State, traderId: number): Follow[] =>
  state.copying
    .followersOf(traderId)
    .filter(({ status, customerId }) => status !== 'ended' && state.bookOf(customerId) === 'real');

const standingOf = (state: State, follow: Follow): FollowStanding => ({
  follow,
  floating: relationFloating(state, state, follow.id),
});

/** Whoever follows the trader now with real money, by number. */
export const followersOf = (state: State, traderId: number): readonly FollowStanding[] =>
  realFollowers(state, traderId).map((follow) => standingOf(state, follow));

/** How many follow a trader with real money now. */
export const followerCount = (state: State, traderId: number): number =>
  realFollowers(state, traderId).length;

/** What a customer follows now. */
export const followsOf = (state: State, customerId: number): readonly FollowStanding[] =>
  state.copying
    .followsOf(customerId)
    .filter(({ status }) => status !== 'ended')
    .map((follow) => standingOf(state, follow));
