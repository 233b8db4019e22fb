import type { CommandBase } from '../kernel/command.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SimulatorDay } from './tables/simulator.table.js';

/**
 * The engine's own, at each start with feeds: the one source of every symbol's prices, null where each has its own.
 * Journalled, because whose orders are taken depends on it. From the first one on every tick comes from a feed.
 */
export interface StartFeeds extends CommandBase {
  readonly kind: 'feeds.start';
  readonly priceFeed: SymbolRow['feed'] | null;
}

/** The engine's own: a day's key is bound by its hash. The journal keeps no trace of the key itself. */
export interface PublishDay extends CommandBase, Pick<SimulatorDay, 'day' | 'hash' | 'source'> {
  readonly kind: 'simulator.publish';
  /** Sealed; written beside the journal. */
  readonly sealed: string;
}

/** The engine's own: a day is over, and its key is everybody's. */
export interface RevealDay extends CommandBase {
  readonly kind: 'simulator.reveal';
  readonly day: string;
  /** Hex. */
  readonly key: string;
}

/** How a symbol's price source is. */
export interface FeedHealth {
  readonly symbolId: number;
  readonly code: string;
  readonly feed: string;
  /** `paused`: it delivers, and nothing of it is taken until somebody has looked. */
  readonly state: 'live' | 'silent' | 'connecting' | 'closed' | 'failed' | 'paused';
  readonly lastTickAt: number | null;
  readonly detail: string;
}

declare module '../kernel/registry.js' {
  interface Commands {
    'feeds.start': { readonly command: StartFeeds; readonly result: { readonly done: true } };
    /** false: the day had a key already, and keeps it. */
    'simulator.publish': { readonly command: PublishDay; readonly result: { readonly isNew: boolean } };
    'simulator.reveal': { readonly command: RevealDay; readonly result: { readonly isNew: boolean } };
  }
  interface Questions {
    'feeds.health': { readonly answer: readonly FeedHealth[] };
  }
  interface Events {
    /** Symbols that no price source delivers: their markets are closed. All of them, by number. */
    'feeds.changed': { readonly unfed: readonly number[] };
  }
  interface Slices {
    /** The one source of every symbol's prices, if there is such; otherwise each has its own. */
    priceFeed: SymbolRow['feed'] | null;
    /** Days whose simulator's key is bound, and whether it is everybody's already: those that may still be drawn from. */
    readonly simulatorDays: Map<string, { readonly hash: string; readonly isRevealed: boolean }>;
  }
}
