import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Deposit } from './tables/deposit.table.js';

/**
 * Destination of a deposit: an address, a bank account, or the currency in which the customer requests a bank account.
 */
export type DepositWay =
  | { readonly kind: 'address'; readonly id: number; readonly address: string }
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'matching'; readonly currencyId: number };

/** Reports a sent deposit, or requests where to send it. The lane checks it against the terms in force. */
export interface RequestDeposit extends CommandBase {
  readonly kind: 'deposit.request';
  readonly customerId: number;
  readonly amount: bigint;
  readonly proof: string | null;
  readonly to: DepositWay;
  /** Wall clock, epoch ms. */
  readonly at: number;
}

/** For older journal inputs and demo seed data, whose terms the sender had looked up. */
export interface SubmitDeposit extends CommandBase {
  readonly kind: 'deposit.submit';
  /** The coin is not stable: price and coins are fixed at approval. */
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

/** An operator assigns the bank account. */
export interface AssignDeposit extends CommandBase {
  readonly kind: 'deposit.assign';
  readonly depositId: number;
  readonly target: Readonly<Record<string, string>>;
  /** Approval of an account outside the official list; null if the account is on it. */
  readonly approvedBy?: ApprovedBy | null;
}

/** The customer submits proof of payment to the assigned bank account. */
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

/** `approved` credits the requested amount once. */
export interface DecideDeposit extends CommandBase {
  readonly kind: 'deposit.decide';
  readonly depositId: number;
  readonly decision: 'approved' | 'rejected' | 'invalid';
  readonly reason: string | null;
  readonly note: string | null;
  /** null unless approved. */
  readonly approvedBy: ApprovedBy | null;
}

interface DepositResult {
  readonly deposit: Deposit;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'deposit.request': { readonly command: RequestDeposit; readonly result: DepositResult };
    'deposit.submit': { readonly command: SubmitDeposit; readonly result: DepositResult };
    'deposit.assign': { readonly command: AssignDeposit; readonly result: DepositResult };
    'deposit.prove': { readonly command: ProveDeposit; readonly result: DepositResult };
    'deposit.cancel': { readonly command: CancelDeposit; readonly result: DepositResult };
    'deposit.decide': { readonly command: DecideDeposit; readonly result: DepositResult };
  }
  interface Events {
    /** The new state; both apps display it without another request. */
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
    /** Undecided deposits. */
    readonly deposits: Map<number, Deposit>;
  }
}
