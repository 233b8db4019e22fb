import { Injectable } from '@nestjs/common';
import type { ExactDecimals, LoanAudit } from '@truemark/contracts';
import { payoffOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { entriesOf } from '../wallet/entries-of.js';
import { LOAN_STATUS_NUMBERS } from './loan-view.js';
import { OwnLoans } from './own-loans.js';
import { costFixedAt } from './repayments.js';

/** Calculation of a loan's cost with its inputs, and the money moved. */
@Injectable()
export class LoanAudits {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly loans: OwnLoans,
  ) {}

  async of(loanId: number, { customerId }: SignedIn): Promise<ExactDecimals<LoanAudit> | RequestRefusal> {
    const loan = await this.loans.find(loanId, customerId);
    if (!loan) return refuseRequest('loan.not_found');
    const asOf = loan.disbursedAt === null ? null : (costFixedAt(loan) ?? this.engine.view.now());
    const payoff = asOf === null ? null : payoffOf(loan, asOf);
    const [interest, penalty] = [payoff?.interest ?? 0n, payoff?.penalty ?? 0n];
    const [charged, late] = [payoff?.chargedDays ?? 0, payoff?.lateDays ?? 0];
    return {
      ...{ loan_id: loan.id, amount: loan.amount, status: LOAN_STATUS_NUMBERS[loan.status] },
      ...{ loan_period: loan.loanPeriod, interest_rate: loan.interestRate },
      ...{ free_period: loan.freePeriod, penalty_rate: loan.penaltyRate },
      ...{ disbursed_at_ms: loan.disbursedAt, due_at_ms: loan.dueAt, as_of_ms: asOf },
      ...{ checked_from_ms: loan.checkedFrom, checked_until_ms: loan.checkedUntil },
      ...{ days: payoff?.days ?? 0, charged_days: charged, late_days: late, interest, penalty },
      interest_formula: `min(amount, amount × interest_rate × charged_days) = ${written(loan, loan.interestRate, charged)} = ${formatDecimal(interest)}`,
      penalty_formula: `min(amount − interest, amount × penalty_rate × late_days) = ${written(loan, loan.penaltyRate, late)} = ${formatDecimal(penalty)}`,
      ...{
        total: payoff?.total ?? 0n,
        agreement: loan.agreement,
        entries: await entriesOf(this.reader, 'loan', loan.id),
      },
    };
  }
}

const written = ({ amount }: Loan, rate: bigint, days: number): string =>
  `${formatDecimal(amount)} × ${formatDecimal(rate)} × ${days}`;
