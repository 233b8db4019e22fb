import type { TradingHour } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { Order } from '../contracts/tables/order.table.js';
import type { CopyBook } from './copy-book.js';
import type { entries } from './entries.js';
import type { Copy } from './tables/copy.table.js';
import type { Follow } from './tables/follow.table.js';
import type { FollowEvent } from './tables/follow-event.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';
import type { Trader } from './tables/trader.table.js';
import type { TraderCounts, TraderHour } from './tables/trader-hour.table.js';

/** A customer applies to become a trader, under his public nickname. */
export interface ApplyTrader extends CommandBase {
  readonly kind: 'trader.apply';
  readonly customerId: number;
}

/** An operator's decision: approves or rejects an applicant, suspends or reinstates a trader. */
export interface DecideTrader extends CommandBase {
  readonly kind: 'trader.decide';
  /** The trader concerned; the command is the operator's. */
  readonly traderId: number;
  readonly decision: 'approve' | 'reject' | 'suspend' | 'reinstate';
  /** Shown to the trader and his followers. */
  readonly reason: string | null;
}

/** A trader changes his own settings. */
export interface ChangeTrader extends CommandBase {
  readonly kind: 'trader.change';
  readonly customerId: number;
  /** A lower share applies to all followers, a higher one to later followers only. */
  readonly share?: bigint;
  readonly isVisible?: boolean;
}

/** Sets the name that others see. It must be unique by its nickname key. */
export interface SetNickname extends CommandBase {
  readonly kind: 'nickname.set';
  readonly customerId: number;
  readonly nickname: string;
}

/** Settings that a follower chooses. */
export interface FollowTerms {
  readonly mode: 1 | 2;
  readonly multiple: bigint;
  readonly maxAmount: bigint;
  readonly stopLossAmount: bigint;
  readonly maxSlots: number;
}

export interface BeginFollow extends CommandBase {
  readonly kind: 'follow.begin';
  readonly customerId: number;
  readonly traderId: number;
  readonly terms: FollowTerms;
}

export interface ChangeFollow extends CommandBase {
  readonly kind: 'follow.change';
  readonly customerId: number;
  readonly traderId: number;
  readonly terms: Partial<FollowTerms>;
}

export interface PauseFollow extends CommandBase {
  readonly kind: 'follow.pause';
  readonly customerId: number;
  readonly traderId: number;
  readonly on: boolean;
}

export interface LeaveFollow extends CommandBase {
  readonly kind: 'follow.leave';
  readonly customerId: number;
  readonly traderId: number;
  /** true: open copies close at the market. false: they become the follower's own. */
  readonly closes: boolean;
}

/** Issued by the engine: processes the next portion of events waiting to be copied. */
export interface CopyNext extends CommandBase {
  readonly kind: 'copies.next';
  /** Maximum followers to process; absent in older commands. */
  readonly turns?: number;
}

/** Issued by the engine: a month began for these relations, or owed shares can be paid now. */
export interface SettleShares extends CommandBase {
  readonly kind: 'shares.settle';
  readonly followIds: readonly number[];
}

interface FollowResult {
  readonly follow: Follow;
}

/** A relation with the floating profit of its open copies. */
export interface FollowWithProfit {
  readonly follow: Follow;
  readonly floating: bigint;
}

/** Results of a trader's own orders since he became a trader. */
export interface TraderResults {
  readonly traderId: number;
  /** Hours of the window in order; the last is the running one. */
  readonly hours: readonly TradingHour[];
  /** Total result in 10⁻⁸, maximum counted margin in use at one instant, and number of closed orders. */
  readonly result: bigint;
  readonly mostEver: bigint;
  readonly closedEver: number;
  readonly counts: TraderCounts;
  readonly openPositions: number;
}

/** Open copies of a trader's orders in a follower's account, at one point of the lane (`seq`). */
export interface OpenCopies {
  readonly seq: number;
  readonly orders: readonly Order[];
  /** false for a demo follower, who is hidden from the trader. */
  readonly isReal: boolean;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'trader.apply': { readonly command: ApplyTrader; readonly result: { readonly trader: Trader } };
    'trader.decide': { readonly command: DecideTrader; readonly result: { readonly trader: Trader } };
    'trader.change': { readonly command: ChangeTrader; readonly result: { readonly trader: Trader } };
    'nickname.set': { readonly command: SetNickname; readonly result: { readonly done: true } };
    'follow.begin': { readonly command: BeginFollow; readonly result: FollowResult };
    'follow.change': { readonly command: ChangeFollow; readonly result: FollowResult };
    'follow.pause': { readonly command: PauseFollow; readonly result: FollowResult };
    'follow.leave': { readonly command: LeaveFollow; readonly result: FollowResult };
    'copies.next': { readonly command: CopyNext; readonly result: { readonly visited: number } };
    'shares.settle': { readonly command: SettleShares; readonly result: { readonly done: true } };
  }
  interface Questions {
    /** The trader's row; null if he never applied. */
    'trader.of': { readonly customerId: number; readonly answer: Trader | null };
    /** Approved and suspended traders with their number of real-money followers; hidden ones included. */
    'traders.all': { readonly answer: readonly { readonly trader: Trader; readonly followers: number }[] };
    /** Figures of traders by customer id. */
    'traders.figures': {
      readonly traderIds: readonly number[];
      readonly answer: readonly TraderResults[];
    };
    /** A customer's relations, without ended ones. */
    'follows.of': { readonly customerId: number; readonly answer: readonly FollowWithProfit[] };
    /** Open copies of a pair; null if the customer never followed the trader. */
    'copies.open': {
      readonly traderId: number;
      readonly followerId: number;
      readonly answer: OpenCopies | null;
    };
    /** Number of leader events that not all followers have processed. */
    'copies.waiting': { readonly answer: number };
    /** A trader's real-money followers, by relation id. */
    'followers.of': { readonly traderId: number; readonly answer: readonly FollowWithProfit[] };
  }
  interface Events {
    'trader.changed': { readonly customerId: number; readonly trader: Trader };
    'follow.changed': { readonly customerId: number; readonly follow: Follow };
    /** A new row of the follower's event log. */
    'follow.event': { readonly customerId: number; readonly row: FollowEvent };
    'copy.ended': { readonly customerId: number; readonly copy: Copy };
    /** Events are waiting to be copied. */
    'copies.waiting': { readonly turns: number };
    /** A notice for one follower or all followers of a trader was written. */
    'follow.notice': Readonly<Record<never, never>>;
    /** An hour of a trader's figures ended. */
    'trader.hour.ended': { readonly hour: TraderHour };
    /** All followers have processed the event. */
    'leader.event.done': { readonly event: LeaderEvent };
  }
  interface TimedKinds {
    'share.month': true;
  }
  interface Counters {
    follows: number;
    leaderEvents: number;
    followEvents: number;
    followNotices: number;
    traderHours: number;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface Slices {
    readonly copying: CopyBook;
  }
}
