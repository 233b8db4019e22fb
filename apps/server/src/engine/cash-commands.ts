import type { WithdrawalFee } from '@truemark/domain';
import type { CommandBase } from './kernel/command.js';
import type { WalletKind } from './kernel/tables/ledger.table.js';
import type { Deposit, Withdrawal } from './tables/cash.table.js';

/** Between two of a customer's own accounts. */
export interface Transfer extends CommandBase {
  readonly kind: 'wallet.transfer';
  readonly customerId: number;
  readonly from: WalletKind;
  readonly to: WalletKind;
  readonly amount: bigint;
}

/** A correction that two operators made: money to (above zero) or from (below) one of a customer's accounts. */
export interface Adjust extends CommandBase {
  readonly kind: 'wallet.adjust';
  readonly customerId: number;
  readonly account: WalletKind;
  readonly amount: bigint;
  /** What the customer reads in his history. */
  readonly memo: string;
  /** The request that the second person approved. */
  readonly refId: number;
}

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

/** Who agreed to an approval. Limits of the house say when one person is enough. */
export interface ApprovedBy {
  /** Who decides alone; or who asked, and who agreed. */
  readonly people: readonly [number] | readonly [number, number];
  /** The request by which two agreed. */
  readonly approvalId: number | null;
  /** In a house with a single owner: when he asked, epoch ms. A day's wait stands in for the second person. */
  readonly waitedFrom?: number;
  /** By the wall clock, epoch ms. */
  readonly at: number;
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

/** The amount is set aside at once. */
export interface SubmitWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.submit';
  /** The coin is not stable: the approval fixes price and coins. */
  readonly pricedAtApproval?: boolean;
  readonly fee: WithdrawalFee;
  readonly withdrawal: Pick<
    Withdrawal,
    | 'customerId'
    | 'way'
    | 'amount'
    | 'currencyId'
    | 'code'
    | 'protocol'
    | 'coinPrice'
    | 'priceSource'
    | 'methodId'
    | 'target'
    | 'remark'
  >;
}

export interface CancelWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.cancel';
  readonly customerId: number;
  readonly withdrawalId: number;
}

/** `approved` pays out of the books what was set aside, `rejected` gives it back. */
export interface DecideWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.decide';
  readonly withdrawalId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null where it is not approved. */
  readonly approvedBy: ApprovedBy | null;
}

/** An approved one has been sent. */
export interface PayWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.pay';
  readonly withdrawalId: number;
  readonly reference: string;
}

export type CashCommand =
  | Transfer
  | Adjust
  | SubmitDeposit
  | AssignDeposit
  | ProveDeposit
  | CancelDeposit
  | DecideDeposit
  | SubmitWithdrawal
  | CancelWithdrawal
  | DecideWithdrawal
  | PayWithdrawal;

/** What each of them answers when it is not refused. */
export interface CashResults {
  'wallet.transfer': { readonly entryId: number };
  'wallet.adjust': { readonly entryId: number };
  'deposit.submit': { readonly deposit: Deposit };
  'deposit.assign': { readonly deposit: Deposit };
  'deposit.prove': { readonly deposit: Deposit };
  'deposit.cancel': { readonly deposit: Deposit };
  'deposit.decide': { readonly deposit: Deposit };
  'withdrawal.submit': { readonly withdrawal: Withdrawal };
  'withdrawal.cancel': { readonly withdrawal: Withdrawal };
  'withdrawal.decide': { readonly withdrawal: Withdrawal };
  'withdrawal.pay': { readonly withdrawal: Withdrawal };
}

/** A deposit or withdrawal in its new state: what both apps show without asking again. */
export type CashEvent =
  | {
      readonly type: 'deposit.changed';
      readonly seq: number;
      readonly customerId: number;
      readonly deposit: Deposit;
    }
  | {
      readonly type: 'withdrawal.changed';
      readonly seq: number;
      readonly customerId: number;
      readonly withdrawal: Withdrawal;
    };
