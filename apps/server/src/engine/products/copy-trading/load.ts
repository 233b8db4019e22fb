import { SKIP_NOTICE_INTERVAL, type SkipReason, type Tick } from '@truemark/domain';
import { sql } from 'kysely';
import type { Loader } from '../../kernel/loader.js';
import type { State } from '../../kernel/state.js';
import { NO_UNDO } from '../../kernel/undo.js';
import { tickOfRow, ticks } from '../../market/tables/market.table.js';
import { customers } from '../customers/tables/customer.table.js';
import { loadFigures } from './figures/load-figures.js';
import { copies } from './tables/copy.table.js';
import { follows } from './tables/follow.table.js';
import { followEvents } from './tables/follow-event.table.js';
import { followNotices } from './tables/follow-notice.table.js';
import { formerNicknames } from './tables/former-nickname.table.js';
import { type LeaderEvent, leaderEvents } from './tables/leader-event.table.js';
import { traders } from './tables/trader.table.js';
import { nicknameIdentity } from './traders.js';

/** Time is monotonic, so older skips cannot suppress a notice. */
const SKIPS_OF_AN_HOUR = `WHERE kind = 'skipped' AND at > (SELECT max(at) FROM follow_notices) - $1
  ORDER BY id`;

/** Loads traders, relations, open copies and waiting events. */
export async function loadCopying(state: State, loader: Loader): Promise<void> {
  const { copying } = state;
  for (const { id, nickname } of await loader.select(customers, 'WHERE nickname IS NOT NULL')) {
    if (nickname === null) continue;
    copying.nicknames.set(id, nickname);
    state.identities.set(nicknameIdentity(nickname), id);
  }
  for (const { nicknameKey, customerId } of await loader.select(formerNicknames))
    state.identities.set(nicknameIdentity(nicknameKey), customerId);
  for (const trader of await loader.select(traders)) copying.traders.set(trader.customerId, trader);
  for await (const follow of loader.paged(follows, ['id'])) copying.keepFollow(follow, NO_UNDO);
  for await (const copy of loader.paged(copies, ['id'], sql`status IN ('open', 'closed')`))
    copying.keepCopy(copy, NO_UNDO);
  for (const { id } of copying.follows.values()) copying.stops.touch(id, NO_UNDO);
  for (const notice of await loader.select(followNotices, SKIPS_OF_AN_HOUR, [SKIP_NOTICE_INTERVAL])) {
    const subject = { ...notice, symbolId: notice.symbolId ?? 0, customerId: notice.customerId ?? 0 };
    const reason = notice.reason as SkipReason;
    copying.skipsTold.note({ ...subject, reason }, notice.at, NO_UNDO);
  }
  await loadFanOuts(state, loader);
  await loadFigures(state, loader);
}

/** Loads waiting events, each with the quotes at the leader's commit, and the ticks since the oldest event. */
async function loadFanOuts({ copying, symbols }: State, loader: Loader): Promise<void> {
  const waiting = await loader.select(leaderEvents, 'WHERE done_at IS NULL ORDER BY id');
  const [oldest] = waiting;
  if (!oldest) return;
  const recent = await loader.select(ticks, 'WHERE lane_seq > $1 ORDER BY lane_seq', [oldest.laneSeq]);
  copying.fanOuts.restore(recent.map(tickOfRow));
  for (const event of waiting) {
    const followIds = copying.followersOf(event.traderId).flatMap(({ id }) => (id > event.cursor ? id : []));
    const had = await loader.select(followEvents, 'WHERE event_id = $1 AND follow_id > $2', [
      event.id,
      event.cursor,
    ]);
    const since = recent.findIndex(({ laneSeq }) => laneSeq > event.laneSeq);
    copying.fanOuts.begin(
      {
        event,
        followIds,
        next: 0,
        ahead: new Set(had.map(({ followId }) => followId)),
        quotes: await quotesAt(event, symbols.keys(), loader),
        since: since < 0 ? recent.length : since,
      },
      NO_UNDO,
    );
  }
}

async function quotesAt({ laneSeq }: LeaderEvent, symbolIds: Iterable<number>, loader: Loader) {
  const quotes = new Map<number, Tick>();
  for (const symbolId of symbolIds) {
    const last = 'WHERE symbol_id = $1 AND lane_seq <= $2 ORDER BY seq DESC LIMIT 1';
    const [tick] = await loader.select(ticks, last, [symbolId, laneSeq]);
    if (tick) quotes.set(symbolId, tickOfRow(tick));
  }
  return quotes;
}
