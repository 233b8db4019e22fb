import { decimal, formatDecimal } from '@truemark/money';
import type { Asked } from '../approvals/approval-kind.js';

/** The kind of approval that puts money into a fund's pool or takes some out. */
export const FUND_POOL = 'fund_pool.fund';

/** What a request names as its subject: the pool of the fund with this number. */
export const poolSubject = (fundId: number): string => String(fundId);

interface PoolPayload {
  readonly fundId: number;
  /** Plain decimal; below zero takes money out. */
  readonly amount: string;
}

/** What a request keeps of fund and sum; 10⁻⁸ of account currency, below zero takes money out. */
export const poolPayload = (fundId: number, amount: bigint): Record<string, unknown> => {
  const payload: PoolPayload = { fundId, amount: formatDecimal(amount) };
  return { ...payload };
};

/** What a request asks for, 10⁻⁸ of account currency; below zero takes money out. */
export const poolRequestOf = ({ payload }: Pick<Asked, 'payload'>): { fundId: number; amount: bigint } => {
  const { fundId, amount } = payload as unknown as PoolPayload;
  return { fundId, amount: decimal(amount) };
};
