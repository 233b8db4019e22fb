import type { FeedHealth } from './feed-commands.js';
import { HeldSymbols } from './held-symbols.js';
import type { SymbolStanding } from './symbol-commands.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SymbolChange, SymbolPause } from './tables/symbol-change.table.js';

/** State of symbols apart from their terms: holdings, announced changes, pauses. */
export class SymbolBook {
  readonly held = new HeldSymbols();
  /** Symbol → its announced change. */
  readonly changes = new Map<number, SymbolChange>();
  readonly pauses = new Map<number, SymbolPause>();
  /** Symbol → the source of its last accepted price. */
  readonly lastFeeds = new Map<number, SymbolRow['feed']>();

  standingOf(symbolId: number): SymbolStanding {
    return { change: this.changes.get(symbolId) ?? null, pause: this.pauses.get(symbolId) ?? null };
  }

  /** Feed status, with paused symbols marked as paused. */
  withPauses(feeds: readonly FeedHealth[]): readonly FeedHealth[] {
    if (this.pauses.size === 0) return feeds;
    return feeds.map((feed) => (this.pauses.has(feed.symbolId) ? { ...feed, state: 'paused' } : feed));
  }

  /** The announced change of that id, while it waits. */
  changeBy(id: number): SymbolChange | undefined {
    return [...this.changes.values()].find((change) => change.id === id);
  }
}
