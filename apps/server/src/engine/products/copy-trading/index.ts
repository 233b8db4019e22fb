import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { type Due, defineProduct } from '../../kernel/product.js';
import { replayed } from '../../kernel/replayed.js';
import { judgeRelations } from './capital-stops.js';
import { dueShares } from './due-shares.js';
import { catchUp, copyNext } from './fan-out.js';
import { beginFollow, changeFollow, leaveFollow, pauseFollow } from './follow.js';
import { notePosition } from './leader-events.js';
import { loadCopying } from './load.js';
import { settleShares } from './shares.js';
import { copyingSlice } from './slice.js';
import { copies } from './tables/copy.table.js';
import { follows } from './tables/follow.table.js';
import { followEvents } from './tables/follow-event.table.js';
import { leaderEvents } from './tables/leader-event.table.js';
import { traders } from './tables/trader.table.js';
import { followerCount, followersOf, followsOf } from './totals.js';
import { applyTrader, changeTrader, decideTrader, setNickname } from './traders.js';

const NEXT: Due = { key: 'copies.next', command: { kind: 'copies.next', actor: SYSTEM } };

/** Followers whose accounts copy the contract orders of traders. */
export const copyTrading = defineProduct({
  name: 'copy-trading',
  commands: {
    'trader.apply': applyTrader,
    'trader.decide': decideTrader,
    'trader.change': changeTrader,
    'nickname.set': setNickname,
    'follow.begin': beginFollow,
    'follow.change': changeFollow,
    'follow.pause': pauseFollow,
    'follow.leave': leaveFollow,
    'copies.next': copyNext,
    'shares.settle': settleShares,
  },
  answers: {
    'trader.of': ({ copying }, { customerId }) => copying.traders.get(customerId) ?? null,
    'traders.all': (state) =>
      [...state.copying.traders.values()]
        .filter(({ status }) => status === 'approved' || status === 'suspended')
        .map((trader) => ({ trader, followers: followerCount(state, trader.customerId) })),
    'copies.waiting': ({ copying }) => copying.fanOuts.size,
    'follows.of': (state, { customerId }) => followsOf(state, customerId),
    'followers.of': (state, { traderId }) => followersOf(state, traderId),
  },
  tables: [traders, follows, copies, leaderEvents, followEvents],
  counters: { follows, leaderEvents, followEvents },
  entries: { 'follow.share': 'trading' },
  slice: copyingSlice,
  load: loadCopying,
  beforeTick: ({ state, undo }, tick) => {
    undo.push(() => state.copying.stops.revalue(tick.symbolId));
    state.copying.fanOuts.take(tick, undo);
  },
  onTick: judgeRelations,
  catchUp,
  onPosition: notePosition,
  followUp: (event) => (event.type === 'copies.waiting' ? NEXT : undefined),
  due: (state, now) => [...(state.copying.fanOuts.size > 0 ? [NEXT] : []), ...dueShares(state, now)],
  replayed: [
    replayed({
      table: traders,
      what: 'trader',
      idOf: ({ customerId }) => customerId,
      find: ({ copying }, { customerId }) => copying.traders.get(customerId),
      size: ({ copying }) => copying.traders.size,
    }),
    replayed({
      table: follows,
      what: 'relation',
      idOf: ({ id }) => id,
      find: ({ copying }, { id }) => copying.follows.get(id),
      size: ({ copying }) => copying.follows.size,
    }),
    replayed({
      table: copies,
      what: 'copy',
      idOf: ({ id }) => id,
      open: sql`status IN ('open', 'closed')`,
      find: ({ copying }, { id }) => copying.copies.get(id),
      size: ({ copying }) => copying.copies.size,
      ended: { counter: 'orders', by: (event) => (event.type === 'copy.ended' ? event.copy : null) },
    }),
    replayed({
      table: leaderEvents,
      what: 'leader event',
      idOf: ({ id }) => id,
      open: sql`done_at IS NULL`,
      find: ({ copying }, { id }) => copying.fanOuts.get(id)?.event,
      size: ({ copying }) => copying.fanOuts.size,
      ended: {
        counter: 'leaderEvents',
        by: (event) => (event.type === 'leader.event.done' ? event.event : null),
      },
    }),
    replayed({
      table: followEvents,
      what: 'row of a follower',
      idOf: ({ id }) => id,
      open: sql`id < 0`,
      find: () => undefined,
      size: () => 0,
      ended: { counter: 'followEvents', by: (event) => (event.type === 'follow.event' ? event.row : null) },
    }),
  ],
});
