import { MIN_COPY_BATCH } from '@truemark/domain';
import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { type Due, defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { evaluateRelations } from './capital-stops.js';
import { entries } from './entries.js';
import { catchUp, copyNext } from './fan-out.js';
import { evaluateFigures } from './figures/update-figures.js';
import { beginFollow, changeFollow, leaveFollow, pauseFollow } from './follow.js';
import { notePosition } from './leader-events.js';
import { loadCopying } from './load.js';
import { payableShareCommands } from './payable-share-commands.js';
import { monthEndOf, settleShares } from './shares.js';
import { copyingSlice } from './slice.js';
import { avatars } from './tables/avatar.table.js';
import { copies } from './tables/copy.table.js';
import { follows } from './tables/follow.table.js';
import { followEvents } from './tables/follow-event.table.js';
import { followNotices } from './tables/follow-notice.table.js';
import { formerNicknames } from './tables/former-nickname.table.js';
import { leaderEvents } from './tables/leader-event.table.js';
import { traders } from './tables/trader.table.js';
import { traderHours } from './tables/trader-hour.table.js';
import { followersOf, followsOf, openCopies, traderStanding } from './totals.js';
import { applyTrader, changeTrader, decideTrader, setNickname } from './traders.js';

const next = (turns: number): Due => ({
  key: 'copies.next',
  command: { kind: 'copies.next', actor: SYSTEM, turns },
});

/** Copy trading: followers' accounts copy the contract orders of traders. */
export const copyTrading = defineProduct({
  name: 'copy-trading',
  lane: {
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
    background: ['copies.next'],
    laterLimits: ['trader.change', 'nickname.set', 'follow.begin', 'follow.change'],
    answers: {
      'trader.of': ({ copying }, { customerId }) => copying.traders.get(customerId) ?? null,
      'traders.all': ({ copying }) =>
        [...copying.traders.values()]
          .filter(({ status }) => status === 'approved' || status === 'suspended')
          .map((trader) => ({ trader, followers: copying.followerCount(trader.customerId) })),
      'traders.figures': (state, { traderIds }) => traderIds.flatMap((id) => traderStanding(state, id) ?? []),
      'copies.open': (state, { traderId, followerId }) => openCopies(state, followerId, traderId),
      'copies.waiting': ({ copying }) => copying.fanOuts.size,
      'follows.of': (state, { customerId }) => followsOf(state, customerId),
      'followers.of': (state, { traderId }) => followersOf(state, traderId),
    },
  },
  state: {
    tables: [
      traders,
      follows,
      copies,
      leaderEvents,
      followEvents,
      followNotices,
      traderHours,
      avatars,
      formerNicknames,
    ],
    counters: { follows, leaderEvents, followEvents, followNotices, traderHours },
    hashed: [
      defineHashedRows({
        name: 'traders',
        table: traders,
        upTo: 'customers',
        find: ({ copying }, id) => copying.traders.get(id),
      }),
      defineHashedRows({
        name: 'relations',
        table: follows,
        upTo: 'follows',
        find: ({ copying }, id) => copying.follows.get(id),
      }),
      defineHashedRows({
        name: 'copies',
        table: copies,
        upTo: 'orders',
        find: ({ copying }, id) => copying.copies.get(id),
      }),
      defineHashedRows({
        name: 'leader events',
        table: leaderEvents,
        upTo: 'leaderEvents',
        find: ({ copying }, id) => copying.fanOuts.get(id)?.event,
      }),
      defineHashedRows({
        name: 'hours of traders',
        table: traderHours,
        upTo: 'customers',
        find: ({ copying }, id) => copying.figures.written.get(id),
      }),
    ],
    slice: copyingSlice,
    load: loadCopying,
    tidy: ({ copying }) => copying.skipsTold.tidy(),
  },
  ledger: {
    entries,
  },
  market: {
    beforeTick: ({ state, undo }, tick) => {
      undo.push(() => state.copying.stops.revalue(tick.symbolId));
      state.copying.fanOuts.take(tick, undo);
    },
    onTick: (step, tick) => {
      evaluateRelations(step, tick);
      evaluateFigures(step, tick);
    },
  },
  trades: {
    catchUp,
    onPosition: notePosition,
  },
  time: {
    timed: {
      'share.month': {
        at: ({ copying }, id) => {
          const follow = copying.follows.get(id);
          return follow ? monthEndOf(follow) : null;
        },
        waiting: ({ copying }) => copying.follows.keys(),
        one: (id) => ({ kind: 'shares.settle', actor: SYSTEM, followIds: [id] }),
      },
    },
    due: (state, now) => [
      ...(state.copying.fanOuts.size > 0 ? [next(MIN_COPY_BATCH)] : []),
      ...payableShareCommands(state, now),
    ],
    followUp: (event) => (event.type === 'copies.waiting' ? next(event.turns) : undefined),
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: traders,
        what: 'trader',
        idOf: ({ customerId }) => customerId,
        find: ({ copying }, { customerId }) => copying.traders.get(customerId),
        size: ({ copying }) => copying.traders.size,
      }),
      defineReplayedTable({
        table: follows,
        what: 'relation',
        idOf: ({ id }) => id,
        find: ({ copying }, { id }) => copying.follows.get(id),
        size: ({ copying }) => copying.follows.size,
      }),
      defineReplayedTable({
        table: copies,
        what: 'copy',
        idOf: ({ id }) => id,
        open: sql`status IN ('open', 'closed')`,
        find: ({ copying }, { id }) => copying.copies.get(id),
        size: ({ copying }) => copying.copies.size,
        ended: { counter: 'orders', by: (event) => (event.type === 'copy.ended' ? event.copy : null) },
      }),
      defineReplayedTable({
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
      defineReplayedTable({
        table: traderHours,
        what: 'hour of a trader',
        idOf: ({ id }) => id,
        open: sql`is_running = 1`,
        find: ({ copying: { figures } }, { traderId }) => figures.written.get(traderId),
        size: ({ copying: { figures } }) => figures.written.size,
        ended: {
          counter: 'traderHours',
          by: (event) => (event.type === 'trader.hour.ended' ? event.hour : null),
        },
      }),
      defineReplayedTable({
        table: followEvents,
        what: 'row of a follower',
        idOf: ({ id }) => id,
        open: sql`id < 0`,
        find: () => undefined,
        size: () => 0,
        ended: { counter: 'followEvents', by: (event) => (event.type === 'follow.event' ? event.row : null) },
      }),
    ],
  },
});
