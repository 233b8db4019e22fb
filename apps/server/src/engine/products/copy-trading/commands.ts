import type { CommandBase } from '../../kernel/command.js';
import type { CopyBook } from './copy-book.js';
import type { Copy } from './tables/copy.table.js';
import type { Follow } from './tables/follow.table.js';
import type { FollowEvent } from './tables/follow-event.table.js';
import type { LeaderEvent } from './tables/leader-event.table.js';
import type { Trader } from './tables/trader.table.js';

/** A customer asks to lead, under the name that followers will see. */
export interface ApplyTrader extends CommandBase {
  readonly kind: 'trader.apply';
  readonly customerId: number;
}

/** An operator decides: approves or rejects who asked, suspends or reinstates who leads. */
export interface DecideTrader extends CommandBase {
  readonly kind: 'trader.decide';
  /** Whom it is about; not a command of his own. */
  readonly traderId: number;
  readonly decision: 'approve' | 'reject' | 'suspend' | 'reinstate';
  /** As he, and his followers, read it. */
  readonly reason: string | null;
}

/** What a trader says of himself. */
export interface ChangeTrader extends CommandBase {
  readonly kind: 'trader.change';
  readonly customerId: number;
  /** Lower for all who follow, a raise for later ones only. */
  readonly share?: bigint;
  readonly isVisible?: boolean;
}

/** How a customer is called where others see him; `key` is what no other may have. */
export interface SetNickname extends CommandBase {
  readonly kind: 'nickname.set';
  readonly customerId: number;
  readonly nickname: string;
}

/** What a follower sets. */
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
  /** Open copies close at the market; otherwise they become his own. */
  readonly closes: boolean;
}

/** The engine's own: the next portion of what waits to be copied. */
export interface CopyNext extends CommandBase {
  readonly kind: 'copies.next';
}

/** The engine's own: a month has begun for these relations, or money has come of which shares are owed. */
export interface SettleShares extends CommandBase {
  readonly kind: 'shares.settle';
  readonly followIds: readonly number[];
}

interface Put {
  readonly follow: Follow;
}

/** A relation with what its open copies would bring now. */
export interface FollowStanding {
  readonly follow: Follow;
  readonly floating: bigint;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'trader.apply': { readonly command: ApplyTrader; readonly result: { readonly trader: Trader } };
    'trader.decide': { readonly command: DecideTrader; readonly result: { readonly trader: Trader } };
    'trader.change': { readonly command: ChangeTrader; readonly result: { readonly trader: Trader } };
    'nickname.set': { readonly command: SetNickname; readonly result: { readonly done: true } };
    'follow.begin': { readonly command: BeginFollow; readonly result: Put };
    'follow.change': { readonly command: ChangeFollow; readonly result: Put };
    'follow.pause': { readonly command: PauseFollow; readonly result: Put };
    'follow.leave': { readonly command: LeaveFollow; readonly result: Put };
    'copies.next': { readonly command: CopyNext; readonly result: { readonly visited: number } };
    'shares.settle': { readonly command: SettleShares; readonly result: { readonly done: true } };
  }
  interface Questions {
    /** The trader's row; null: he never applied. */
    'trader.of': { readonly customerId: number; readonly answer: Trader | null };
    /** Approved traders with what followers hold of each, by number; hidden and suspended ones too. */
    'traders.all': { readonly answer: readonly { readonly trader: Trader; readonly followers: number }[] };
    /** What a customer follows, ended relations left out. */
    'follows.of': { readonly customerId: number; readonly answer: readonly FollowStanding[] };
    /** How many events of leaders are not copied by everybody yet. */
    'copies.waiting': { readonly answer: number };
    /** Who follows a trader with real money, by number. */
    'followers.of': { readonly traderId: number; readonly answer: readonly FollowStanding[] };
  }
  interface Events {
    'trader.changed': { readonly customerId: number; readonly trader: Trader };
    'follow.changed': { readonly customerId: number; readonly follow: Follow };
    /** A row of the follower's book of events. */
    'follow.event': { readonly customerId: number; readonly row: FollowEvent };
    'copy.ended': { readonly customerId: number; readonly copy: Copy };
    /** Something waits to be copied. */
    'copies.waiting': { readonly left: number };
    /** Every follower had his turn. */
    'leader.event.done': { readonly event: LeaderEvent };
  }
  interface Counters {
    follows: number;
    leaderEvents: number;
    followEvents: number;
  }
  interface EntryTypes {
    'follow.share': 'trading';
  }
  interface Slices {
    readonly copying: CopyBook;
  }
}
