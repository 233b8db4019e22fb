import type { AgreedTerms } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { FundBook } from './fund-book.js';
import type { FundSubscription } from './tables/fund-subscription.table.js';

/** Subscribes a share from the free balance of the customer's `change` account. */
export interface SubscribeFund extends CommandBase {
  readonly kind: 'fund.subscribe';
  readonly customerId: number;
  readonly fundId: number;
  readonly amount: bigint;
  /** Precondition: the terms shown to the customer. Refused if they differ from the current ones. */
  readonly agreed?: AgreedTerms;
}

/** Issued by the engine: for each due subscription, pays one day or returns the share. */
export interface PayFunds extends CommandBase {
  readonly kind: 'fund.pay';
  readonly ids: readonly number[];
}

/** Redeems one of the customer's subscriptions early. */
export interface RedeemFund extends CommandBase {
  readonly kind: 'fund.redeem';
  readonly customerId: number;
  readonly subscriptionId: number;
}

/**
 * Moves the firm's own money into a fund's pool (positive), or unpromised money out of it (negative), approved by two
 * people.
 */
export interface FundPool extends CommandBase {
  readonly kind: 'fund_pool.fund';
  readonly fundId: number;
  readonly amount: bigint;
  /** Reason given by the requester. */
  readonly memo: string;
  /** Always a request approved by a second person; its key is `approval:<id>`. */
  readonly approvedBy: ApprovedBy;
}

/** Figures of a fund's pool, in 10⁻⁸. */
export interface PoolFigures {
  readonly fundId: number;
  readonly balance: bigint;
  /** Outstanding dividends promised to running subscriptions. */
  readonly promised: bigint;
  readonly running: { readonly count: number; readonly shares: bigint };
  /** Cost of one day of all running subscriptions. */
  readonly nextDay: bigint;
}

interface SubscriptionResult {
  readonly subscription: FundSubscription;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'fund.subscribe': { readonly command: SubscribeFund; readonly result: SubscriptionResult };
    /** Numbers of days paid, shares returned, and payments that could not be booked. */
    'fund.pay': {
      readonly command: PayFunds;
      readonly result: { readonly paid: number; readonly returned: number; readonly refused: number };
    };
    'fund.redeem': { readonly command: RedeemFund; readonly result: SubscriptionResult };
    'fund_pool.fund': { readonly command: FundPool; readonly result: { readonly entryId: number } };
  }
  interface Events {
    /** The new state. */
    'fund_subscription.changed': { readonly customerId: number; readonly subscription: FundSubscription };
    /** Current balance and promised amount of a fund's pool. */
    'fund_pool.changed': { readonly fundId: number; readonly balance: bigint; readonly promised: bigint };
  }
  interface Questions {
    /** Pools of all funds, unpublished ones included. */
    'fund.pools': { readonly answer: readonly PoolFigures[] };
    /** A customer's running and refunding subscriptions. */
    'fund.of': { readonly customerId: number; readonly answer: readonly FundSubscription[] };
  }
  interface Counters {
    fundSubscriptions: number;
  }
  interface TimedKinds {
    'fund.due': true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    /** The account that a fund's dividends are paid from: one per fund id. */
    fund_pool: true;
    /** The firm's own money put into pools. */
    fund_capital: true;
  }
  interface Slices {
    readonly funds: FundBook;
  }
}
