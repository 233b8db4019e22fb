import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { Deposit } from './tables/deposit.table.js';

/** A customer says what he sent, or (without a target) asks for a bank account to send it to. */
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
  interface EntryTypes {
    deposit: 'deposits';
  }
  interface HouseKinds {
    deposits: true;
  }
  interface Slices {
    /** Deposits that nobody has decided yet. */
    readonly deposits: Map<number, Deposit>;
  }
}
