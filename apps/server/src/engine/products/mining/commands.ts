import type { AgreedTerms } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { FundBook } from './fund-book.js';
import type { FundSubscription } from './tables/fund-subscription.table.js';

/** A customer subscribes a share from what is free on his `change` account. */
export interface SubscribeFund extends CommandBase {
  readonly kind: 'fund.subscribe';
  readonly customerId: number;
  readonly fundId: number;
  readonly amount: bigint;
  /** What he read: refused where that is not what holds now. */
  readonly agreed?: AgreedTerms;
}

/** The instant of these has come: each that is due is paid one day, or its share comes back. */
export interface PayFunds extends CommandBase {
  readonly kind: 'fund.pay';
  readonly ids: readonly number[];
}

/** A customer leaves one of his early. */
export interface RedeemFund extends CommandBase {
  readonly kind: 'fund.redeem';
  readonly customerId: number;
  readonly subscriptionId: number;
}

/** Two people put money of the firm's own into a fund's pool (above zero), or take out what nobody is promised. */
export interface FundPool extends CommandBase {
  readonly kind: 'fund_pool.fund';
  readonly fundId: number;
  readonly amount: bigint;
  /** Why, in the words of who asked. */
  readonly memo: string;
  /** Always two people, by a request; its key is `approval:<id>`. */
  readonly approvedBy: ApprovedBy;
}

/** How a fund's pool stands; sums in 10⁻⁸. */
export interface PoolFigures {
  readonly fundId: number;
  readonly balance: bigint;
  /** What running subscriptions are still promised. */
  readonly promised: bigint;
  readonly running: { readonly count: number; readonly shares: bigint };
  /** What one day of all that run costs. */
  readonly nextDay: bigint;
}

interface Put {
  readonly subscription: FundSubscription;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'fund.subscribe': { readonly command: SubscribeFund; readonly result: Put };
    /** How many days were paid, how many shares came back, and how many could not be booked. */
    'fund.pay': {
      readonly command: PayFunds;
      readonly result: { readonly paid: number; readonly returned: number; readonly refused: number };
    };
    'fund.redeem': { readonly command: RedeemFund; readonly result: Put };
    'fund_pool.fund': { readonly command: FundPool; readonly result: { readonly entryId: number } };
  }
  interface Events {
    /** In its new state. */
    'fund_subscription.changed': { readonly customerId: number; readonly subscription: FundSubscription };
    /** What a fund's pool holds and promises now. */
    'fund_pool.changed': { readonly fundId: number; readonly balance: bigint; readonly promised: bigint };
  }
  interface Questions {
    /** Every fund's pool, also of those that are not published. */
    'fund.pools': { readonly answer: readonly PoolFigures[] };
    /** A customer's subscriptions that run or are refunding. */
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
    /** What a fund's dividends are paid from: one of each fund, by its number. */
    fund_pool: true;
    /** Money of the firm's own that it put into pools. */
    fund_capital: true;
  }
  interface Slices {
    readonly funds: FundBook;
  }
}
