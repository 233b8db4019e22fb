import { decimal, formatDecimal } from '@truemark/money';
import type { ApprovalInput } from '../approvals/approval-kind.js';

/** Kind of approval that funds or drains a fund's pool. */
export const FUND_POOL = 'fund_pool.fund';

/** Subject of such a request: the pool of the fund with this number. */
export const poolSubject = (fundId: number): string => String(fundId);

interface PoolPayload {
  readonly fundId: number;
  /** Plain decimal; negative takes money out. */
  readonly amount: string;
}

/** Payload of a request; 10⁻⁸ of account currency, negative takes money out. */
export const poolPayload = (fundId: number, amount: bigint): Record<string, unknown> => {
  const payload: PoolPayload = { fundId, amount: formatDecimal(amount) };
  return { ...payload };
};

/** Fund and sum of a request, 10⁻⁸ of account currency; negative takes money out. */
export const poolRequestOf = ({
  payload,
}: Pick<ApprovalInput, 'payload'>): { fundId: number; amount: bigint } => {
  const { fundId, amount } = payload as unknown as PoolPayload;
  return { fundId, amount: decimal(amount) };
};
