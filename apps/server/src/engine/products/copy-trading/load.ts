import { nicknameKey, type Tick } from '@truemark/domain';
import { sql } from 'kysely';
import type { Loader } from '../../kernel/loader.js';
import type { State } from '../../kernel/state.js';
import { ticks } from '../../market/tables/market.table.js';
import { customers } from '../customers/tables/customer.table.js';
import { copies } from './tables/copy.table.js';
import { follows } from './tables/follow.table.js';
import { followEvents } from './tables/follow-event.table.js';
import { type LeaderEvent, leaderEvents } from './tables/leader-event.table.js';
import { traders } from './tables/trader.table.js';

/** Brings traders, relations, copies that are open and what waits to be copied into memory. */
export async function loadCopying(state: State, loader: Loader): Promise<void> {
  const { copying } = state;
  for (const { id, nickname } of await loader.select(customers, 'WHERE nickname IS NOT NULL')) {
    if (nickname === null) continue;
    copying.nicknames.set(id, nickname);
    state.identities.set(`nickname:${nicknameKey(nickname)}`, id);
  }
  for (const trader of await loader.select(traders)) copying.traders.set(trader.customerId, trader);
  for await (const follow of loader.paged(follows, ['id'])) copying.keepFollow(follow);
  for await (const copy of loader.paged(copies, ['id'], sql`status IN ('open', 'closed')`))
    copying.keepCopy(copy);
  for (const { id } of copying.follows.values()) copying.stops.touch(id);
  await loadFanOuts(state, loader);
}

/** What waits, each with the quotes of the leader's commit, and the ticks that were taken since the oldest. */
async function loadFanOuts({ copying, symbols }: State, loader: Loader): Promise<void> {
  const waiting = await loader.select(leaderEvents, 'WHERE done_at IS NULL ORDER BY id');
  const [oldest] = waiting;
  if (!oldest) return;
  const recent = await loader.select(ticks, 'WHERE lane_seq > $1 ORDER BY lane_seq', [oldest.laneSeq]);
  copying.fanOuts.restore(recent.map(tickOf));
  for (const event of waiting) {
    const followIds = copying.followersOf(event.traderId).flatMap(({ id }) => (id > event.cursor ? id : []));
    const had = await loader.select(followEvents, 'WHERE event_id = $1 AND follow_id > $2', [
      event.id,
      event.cursor,
    ]);
    const since = recent.findIndex(({ laneSeq }) => laneSeq > event.laneSeq);
    copying.fanOuts.begin({
      event,
      followIds,
      next: 0,
      ahead: new Set(had.map(({ followId }) => followId)),
      quotes: await quotesAt(event, symbols.keys(), loader),
      since: since < 0 ? recent.length : since,
    });
  }
}

async function quotesAt({ laneSeq }: LeaderEvent, symbolIds: Iterable<number>, loader: Loader) {
  const quotes = new Map<number, Tick>();
  for (const symbolId of symbolIds) {
    const last = 'WHERE symbol_id = $1 AND lane_seq <= $2 ORDER BY seq DESC LIMIT 1';
    const [tick] = await loader.select(ticks, last, [symbolId, laneSeq]);
    if (tick) quotes.set(symbolId, tickOf(tick));
  }
  return quotes;
}

const tickOf = ({
  symbolId,
  seq,
  at,
  bid,
  ask,
}: {
  symbolId: number;
  seq: number;
  at: number;
  bid: number;
  ask: number;
}): Tick => ({
  symbolId,
  seq,
  time: at,
  bid,
  ask,
});
