import { accountTypeOf } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import type { WalletKind } from '../../engine/kernel/tables/ledger.table.js';
import type { ApprovalInput } from '../approvals/approval-kind.js';

/** Kind of approval that corrects a balance. */
export const ADJUSTMENT = 'adjustments.book';

interface AdjustmentPayload {
  readonly accountTypeId: number;
  /** Plain decimal; negative debits the account. */
  readonly amount: string;
}

export interface Adjustment {
  readonly customerId: number;
  /** Null: there is no such account. */
  readonly account: WalletKind | null;
  /** 10⁻⁸ of account currency; negative debits the account. */
  readonly amount: bigint;
}

/** Content of a correction request. */
export function adjustmentOf({ subject, payload }: Pick<ApprovalInput, 'subject' | 'payload'>): Adjustment {
  const { accountTypeId, amount } = payload as unknown as AdjustmentPayload;
  return {
    customerId: Number(subject),
    account: accountTypeOf(accountTypeId) ?? null,
    amount: decimal(amount),
  };
}
