import type { WithdrawalFee } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Withdrawal } from './tables/withdrawal.table.js';

/** Requests a withdrawal. The lane checks it against the terms in force and holds the amount at once. */
export interface RequestWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.request';
  /** Wall clock, epoch ms. */
  readonly at: number;
  readonly withdrawal: Pick<
    Withdrawal,
    'customerId' | 'amount' | 'currencyId' | 'methodId' | 'target' | 'remark'
  >;
}

/** For older journal inputs, whose terms the sender had looked up. */
export interface SubmitWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.submit';
  /** The coin is not stable: price and coins are fixed at approval. */
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

/** `approved` books the held amount out, `rejected` releases it. */
export interface DecideWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.decide';
  readonly withdrawalId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null unless approved. */
  readonly approvedBy: ApprovedBy | null;
  /** Journal only: 2 for inputs that were decided even while the coin's symbol was paused. */
  readonly limits?: number;
}

/** Marks an approved withdrawal as sent. */
export interface PayWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.pay';
  readonly withdrawalId: number;
  readonly reference: string;
}

interface WithdrawalResult {
  readonly withdrawal: Withdrawal;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'withdrawal.request': { readonly command: RequestWithdrawal; readonly result: WithdrawalResult };
    'withdrawal.submit': { readonly command: SubmitWithdrawal; readonly result: WithdrawalResult };
    'withdrawal.cancel': { readonly command: CancelWithdrawal; readonly result: WithdrawalResult };
    'withdrawal.decide': { readonly command: DecideWithdrawal; readonly result: WithdrawalResult };
    'withdrawal.pay': { readonly command: PayWithdrawal; readonly result: WithdrawalResult };
  }
  interface Events {
    /** The new state; both apps display it without another request. */
    'withdrawal.changed': { readonly customerId: number; readonly withdrawal: Withdrawal };
  }
  interface Counters {
    withdrawals: number;
  }
  interface QueueKinds {
    withdrawal: true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    withdrawals: true;
  }
  interface Slices {
    /** Withdrawals that are pending, or approved but not sent yet. */
    readonly withdrawals: Map<number, Withdrawal>;
    /** Customer → his pending withdrawal. */
    readonly pendingWithdrawals: Map<number, number>;
  }
}
