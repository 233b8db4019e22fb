import type { LoanAudit as WireAudit } from '@truemark/contracts';
import { decimal, type Money } from '@truemark/money';
import { type CallOptions, getWithText } from './http.js';
import type { Proof } from './order-proof.js';

/** A loan's posting on one account. Positive: credited. */
interface LoanEntry {
  readonly id: number;
  readonly at: number;
  readonly parts: readonly { readonly account: string; readonly amount: Money }[];
}

/** Inputs from which a loan's cost can be recomputed. */
export interface LoanAudit {
  readonly paidOutAt: number | null;
  readonly dueAt: number | null;
  readonly asOf: number | null;
  readonly days: number;
  readonly chargedDays: number;
  readonly lateDays: number;
  /** Formula with its numbers filled in. */
  readonly interestFormula: string;
  readonly penaltyFormula: string;
  readonly entries: readonly LoanEntry[];
}

const auditFrom = (wire: WireAudit): LoanAudit => ({
  paidOutAt: wire.disbursed_at_ms,
  dueAt: wire.due_at_ms,
  asOf: wire.as_of_ms,
  days: wire.days,
  chargedDays: wire.charged_days,
  lateDays: wire.late_days,
  interestFormula: wire.interest_formula,
  penaltyFormula: wire.penalty_formula,
  entries: wire.entries.map(({ id, at_ms, postings }) => ({
    id,
    at: at_ms,
    parts: postings.map(({ account, side, amount }) => ({
      account,
      amount: side === 'C' ? decimal(amount) : -decimal(amount),
    })),
  })),
});

export async function fetchLoanProof(loanId: number, options: CallOptions): Promise<Proof<LoanAudit>> {
  const { data, text } = await getWithText<WireAudit>('/api/loan/audit', { loan_id: loanId }, options);
  return { data: auditFrom(data), text };
}
