import { readJournal } from '../kernel/journal.js';
import type { Store } from '../kernel/store/store.js';
import type { StartFeeds } from './feed-commands.js';

/**
 * The source that the last start of the feeds named for all symbols, up to a step of the lane; null: each symbol's own.
 */
export async function lastPriceFeed(
  store: Pick<Store, 'query'>,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<StartFeeds['priceFeed']> {
  const [row] = await store.query(
    `SELECT payload FROM lane_inputs WHERE kind = 'feeds.start' AND lane_seq <= $1
     ORDER BY lane_seq DESC LIMIT 1`,
    [upTo],
  );
  return row ? (readJournal(String(row.payload)) as StartFeeds).priceFeed : null;
}
