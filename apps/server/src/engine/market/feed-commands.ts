import type { CommandBase } from '../kernel/command.js';
import type { SymbolRow } from './tables/market.table.js';
import type { SimulatorDay } from './tables/simulator.table.js';

/**
 * Submitted by the engine at each start with feeds: the one price source of all symbols, or null if each has its own.
 * Journalled, because it affects whose orders are accepted. After the first one, every tick comes from a feed.
 */
export interface StartFeeds extends CommandBase {
  readonly kind: 'feeds.start';
  readonly priceFeed: SymbolRow['feed'] | null;
}

/** Submitted by the engine: commits to a day's key by its hash. The journal never contains the key itself. */
export interface PublishDay extends CommandBase, Pick<SimulatorDay, 'day' | 'hash' | 'source'> {
  readonly kind: 'simulator.publish';
  /** The encrypted key; stored, but not journalled. */
  readonly sealed: string;
}

/** Submitted by the engine: a day is over, and its key becomes public. */
export interface RevealDay extends CommandBase {
  readonly kind: 'simulator.reveal';
  readonly day: string;
  /** Hex. */
  readonly key: string;
}

/** Status of a symbol's price source. */
export interface FeedHealth {
  readonly symbolId: number;
  readonly code: string;
  readonly feed: string;
  /** `paused`: quotes arrive, but none is accepted until an operator has reviewed the price. */
  readonly state: 'live' | 'silent' | 'connecting' | 'closed' | 'failed' | 'paused';
  readonly lastTickAt: number | null;
  readonly detail: string;
}

declare module '../kernel/registry.js' {
  interface Commands {
    'feeds.start': { readonly command: StartFeeds; readonly result: { readonly done: true } };
    /** False: the day already has a key, which stays, or is over. */
    'simulator.publish': { readonly command: PublishDay; readonly result: { readonly isNew: boolean } };
    'simulator.reveal': { readonly command: RevealDay; readonly result: { readonly isNew: boolean } };
  }
  interface Questions {
    'feeds.health': { readonly answer: readonly FeedHealth[] };
  }
  interface Events {
    /** Symbols that no price source delivers: their markets are closed. The complete list, by id. */
    'feeds.changed': { readonly unfed: readonly number[] };
  }
  interface Slices {
    /** The one source of all symbols' prices; null: each has its own. */
    priceFeed: SymbolRow['feed'] | null;
    /** Days with a committed simulator key, and whether it is public already: the days that may still be drawn from. */
    readonly simulatorDays: Map<string, { readonly hash: string; readonly isRevealed: boolean }>;
  }
}
