import { readJournal } from '../kernel/journal.js';
import type { Store } from '../kernel/store/store.js';
import type { StartFeeds } from './feed-commands.js';

/** The source that the last start of the feeds named for all symbols; null: each symbol's own. */
export async function lastPriceFeed(store: Pick<Store, 'query'>): Promise<StartFeeds['priceFeed']> {
  const [row] = await store.query(
    `SELECT payload FROM lane_inputs WHERE kind = 'feeds.start' ORDER BY lane_seq DESC LIMIT 1`,
  );
  return row ? (readJournal(String(row.payload)) as StartFeeds).priceFeed : null;
}
