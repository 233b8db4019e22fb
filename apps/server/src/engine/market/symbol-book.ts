import type { FeedHealth } from './feed-commands.js';
import { HeldSymbols } from './held-symbols.js';
import type { SymbolStanding } from './symbol-commands.js';
import type { SymbolChange, SymbolPause } from './tables/symbol-change.table.js';

/** What stands about symbols beside their terms: who holds them, what was announced, whose prices wait for a look. */
export class SymbolBook {
  readonly held = new HeldSymbols();
  /** Symbol → the change that waits to hold. */
  readonly changes = new Map<number, SymbolChange>();
  readonly pauses = new Map<number, SymbolPause>();

  standingOf(symbolId: number): SymbolStanding {
    return { change: this.changes.get(symbolId) ?? null, pause: this.pauses.get(symbolId) ?? null };
  }

  /** How feeds are, those of paused symbols as paused. */
  withPauses(feeds: readonly FeedHealth[]): readonly FeedHealth[] {
    if (this.pauses.size === 0) return feeds;
    return feeds.map((feed) => (this.pauses.has(feed.symbolId) ? { ...feed, state: 'paused' } : feed));
  }

  /** The change of that number, while it waits. */
  changeBy(id: number): SymbolChange | undefined {
    return [...this.changes.values()].find((change) => change.id === id);
  }
}
