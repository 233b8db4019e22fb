import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Deposit } from './tables/deposit.table.js';

/** Where a customer sent it; or the currency of which he asks for a bank account to send it to. */
export type DepositWay =
  | { readonly kind: 'address'; readonly id: number; readonly address: string }
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'matching'; readonly currencyId: number };

/** A customer says what he sent, or asks where to send it: the lane holds it against the terms in force. */
export interface RequestDeposit extends CommandBase {
  readonly kind: 'deposit.request';
  readonly customerId: number;
  readonly amount: bigint;
  readonly proof: string | null;
  readonly to: DepositWay;
  /** By the wall clock, epoch ms. */
  readonly at: number;
}

/** As inputs of before the lane knew the terms, and the demo's first data: whoever wrote it had looked them up. */
export interface SubmitDeposit extends CommandBase {
  readonly kind: 'deposit.submit';
  /** The coin is not stable: the approval fixes price and coins. */
  readonly pricedAtApproval?: boolean;
  readonly deposit: Pick<
    Deposit,
    | 'customerId'
    | 'way'
    | 'amount'
    | 'code'
    | 'target'
    | 'coinPrice'
    | 'priceSource'
    | 'coins'
    | 'symbolId'
    | 'proof'
  >;
}

/** An operator names the bank account. */
export interface AssignDeposit extends CommandBase {
  readonly kind: 'deposit.assign';
  readonly depositId: number;
  readonly target: Readonly<Record<string, string>>;
  /** Who agreed to an account that is not on the house's list; null: nobody, for it is on it. */
  readonly approvedBy?: ApprovedBy | null;
}

/** The customer shows that he paid to the bank account that was named. */
export interface ProveDeposit extends CommandBase {
  readonly kind: 'deposit.prove';
  readonly customerId: number;
  readonly depositId: number;
  readonly proof: string;
}

export interface CancelDeposit extends CommandBase {
  readonly kind: 'deposit.cancel';
  readonly customerId: number;
  readonly depositId: number;
}

/** `approved` credits the amount that was asked for, once. */
export interface DecideDeposit extends CommandBase {
  readonly kind: 'deposit.decide';
  readonly depositId: number;
  readonly decision: 'approved' | 'rejected' | 'invalid';
  readonly reason: string | null;
  readonly note: string | null;
  /** null where it is not approved. */
  readonly approvedBy: ApprovedBy | null;
}

interface Put {
  readonly deposit: Deposit;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'deposit.request': { readonly command: RequestDeposit; readonly result: Put };
    'deposit.submit': { readonly command: SubmitDeposit; readonly result: Put };
    'deposit.assign': { readonly command: AssignDeposit; readonly result: Put };
    'deposit.prove': { readonly command: ProveDeposit; readonly result: Put };
    'deposit.cancel': { readonly command: CancelDeposit; readonly result: Put };
    'deposit.decide': { readonly command: DecideDeposit; readonly result: Put };
  }
  interface Events {
    /** In its new state: what both apps show without asking again. */
    'deposit.changed': { readonly customerId: number; readonly deposit: Deposit };
  }
  interface Counters {
    deposits: number;
  }
  interface QueueKinds {
    deposit: true;
    assignment: true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    deposits: true;
  }
  interface Slices {
    /** Deposits that nobody has decided yet. */
    readonly deposits: Map<number, Deposit>;
  }
}
