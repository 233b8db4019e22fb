import { Injectable } from '@nestjs/common';
import type { ExactDecimals, LoanAnswer, LoanProductAnswer } from '@truemark/contracts';
import { loanInterest, payoffOf } from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Loan, LoanStatus } from '../../engine/products/loans/tables/loan.table.js';
import type { LoanProduct } from '../../engine/products/loans/tables/loan-terms.table.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';

/** Wire numbers of the states, and two more. */
export const LOAN_STATUS_NUMBERS = {
  review: 1,
  active: 2,
  rejected: 3,
  checking: 4,
  repaid: 5,
  cancelled: 6,
  written_off: 7,
} as const satisfies Readonly<Record<LoanStatus, number>>;

/** Loans and products for customers. */
@Injectable()
export class LoanView {
  constructor(
    private readonly time: LocalTime,
    private readonly engine: EngineClient,
  ) {}

  readonly product = (product: LoanProduct): ExactDecimals<LoanProductAnswer> => ({
    id: product.id,
    name: product.name,
    min_amount: product.least,
    max_amount: product.most,
    loan_period: product.loanPeriod,
    interest_rate: product.interestRate,
    free_period: product.freePeriod,
    penalty_rate: product.penaltyRate,
    is_enabled: 1,
  });

  /** Cost until now, or until its end; before the payout, the cost on its due day. */
  figures(loan: Loan): { readonly interest: Money; readonly penalty: Money } {
    const asOf = this.accruedUntil(loan);
    const runs = asOf === null ? null : payoffOf(loan, asOf);
    const interest = loan.interest ?? runs?.interest ?? loanInterest(loan, loan.loanPeriod);
    return { interest, penalty: loan.penalty ?? runs?.penalty ?? 0n };
  }

  /** Null: the cost is fixed by a repayment, or has not begun. */
  private accruedUntil({ status, endedAt }: Loan): number | null {
    if (status === 'active') return this.engine.view.now();
    return status === 'written_off' ? endedAt : null;
  }

  /** With the cost until now; before the payout, the cost on its due day. */
  of(loan: Loan, lang: LanguageCode): ExactDecimals<LoanAnswer> {
    const { status, createdAt, reviewedAt, dueAt, endedAt } = loan;
    const { interest, penalty } = this.figures(loan);
    const repayment = status === 'repaid' ? endedAt : dueAt;
    const stamp = (at: number | null): string => (at === null ? '' : this.time.stamp(at));
    return {
      ...{ id: loan.id, created_at: stamp(createdAt), created_at_ms: createdAt, amount: loan.amount },
      ...{ loan_period: loan.loanPeriod, interest_rate: loan.interestRate },
      ...{ free_period: loan.freePeriod, penalty_rate: loan.penaltyRate },
      ...{ interest_amount: interest, penalty_amount: penalty },
      ...{ reviewed_at: stamp(reviewedAt), reviewed_at_ms: reviewedAt },
      ...{ repayment_time: stamp(repayment), repayment_time_ms: repayment, due_at_ms: dueAt },
      is_overdue: status === 'active' && dueAt !== null && dueAt <= this.engine.view.now() ? 1 : 0,
      status: LOAN_STATUS_NUMBERS[status],
      status_name: textOf(lang, `loan.status.${status}`),
      reason: loan.reason ?? '',
    };
  }
}
