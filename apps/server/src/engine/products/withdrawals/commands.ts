import type { WithdrawalFee } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Withdrawal } from './tables/withdrawal.table.js';

/** A customer asks to be paid: the lane holds it against the terms in force, and sets the amount aside at once. */
export interface RequestWithdrawal extends CommandBase {
  readonly kind: 'withdrawal.request';
  /** By the wall clock, epoch ms. */
  readonly at: number;
  readonly withdrawal: Pick<
    Withdrawal,
    'customerId' | 'amount' | 'currencyId' | 'methodId' | 'target' | 'remark'
  >;
}

/** As inputs of before the lane knew the terms: whoever wrote it had looked them up. */
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

interface Put {
  readonly withdrawal: Withdrawal;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'withdrawal.request': { readonly command: RequestWithdrawal; readonly result: Put };
    'withdrawal.submit': { readonly command: SubmitWithdrawal; readonly result: Put };
    'withdrawal.cancel': { readonly command: CancelWithdrawal; readonly result: Put };
    'withdrawal.decide': { readonly command: DecideWithdrawal; readonly result: Put };
    'withdrawal.pay': { readonly command: PayWithdrawal; readonly result: Put };
  }
  interface Events {
    /** In its new state: what both apps show without asking again. */
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
    /** Withdrawals that are pending, or approved and not sent yet. */
    readonly withdrawals: Map<number, Withdrawal>;
    /** Customer → his pending withdrawal. */
    readonly pendingWithdrawals: Map<number, number>;
  }
}
