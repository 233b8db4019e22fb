import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import { type LoanProductInput, type LoanProductRow, loanProductInput } from '@truemark/contracts/admin';
import { loanCost } from '@truemark/domain';
import { type LoanProduct, loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { flag, ids } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin } from '../desk/terms.admin.js';
import { termsOf } from './loan-catalogue.js';

/** Loan products in the back office. A loan keeps the terms that were signed, whatever happens to its product. */
@Injectable()
@NeedsApproval()
export class LoanProductsAdmin extends TermsAdmin<
  LoanProduct,
  LoanProductInput,
  ExactDecimals<LoanProductRow>
> {
  readonly resource = 'loan-products';
  readonly label = 'Loan product';
  protected readonly schema = loanProductInput;
  protected readonly itemName = 'loan product';
  protected readonly list: ListDeclaration<LoanProduct> = {
    table: loanProducts,
    sorts: { id: 'id', sort: 'sort', name: 'name', loan_period: 'loanPeriod' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), is_enabled: flag('isEnabled') },
  };

  protected rowOf(id: number, input: LoanProductInput): LoanProduct {
    return {
      id,
      name: input.name,
      loanPeriod: input.loan_period,
      least: input.min_amount,
      most: input.max_amount,
      interestRate: input.interest_rate,
      freePeriod: input.free_period,
      penaltyRate: input.penalty_rate,
      sort: input.sort,
      isEnabled: input.is_enabled,
    };
  }

  protected termsOf(row: LoanProduct): ExactDecimals<LoanProductRow> {
    const { interest, totalDue, totalDayLater, yearlyRate } = loanCost(termsOf(row, row.most));
    return {
      id: row.id,
      name: row.name,
      loan_period: row.loanPeriod,
      min_amount: row.least,
      max_amount: row.most,
      interest_rate: row.interestRate,
      free_period: row.freePeriod,
      penalty_rate: row.penaltyRate,
      sort: row.sort,
      is_enabled: row.isEnabled,
      example_amount: row.most,
      example_interest: interest,
      example_total_due: totalDue,
      example_total_day_later: totalDayLater,
      example_yearly_rate: yearlyRate,
    };
  }

  protected nameOf({ name, loanPeriod }: LoanProduct): string {
    return `${name}, ${loanPeriod} days`;
  }
}
