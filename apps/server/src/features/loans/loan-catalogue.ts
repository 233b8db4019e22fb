import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  LoanCostAnswer,
  LoanProductAnswer,
  LoanProductRequest,
  RepaymentAccount,
} from '@truemark/contracts';
import { type LoanTerms, loanCost, refuseAmount } from '@truemark/domain';
import { type LoanProduct, loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { HouseAddresses } from '../wallet/house-addresses.js';
import { LoanView } from './loan-view.js';

/** Terms of a product for an amount. */
export const termsOf = (
  { interestRate, freePeriod, loanPeriod, penaltyRate }: LoanProduct,
  amount: bigint,
): LoanTerms => ({ amount, interestRate, freePeriod, loanPeriod, penaltyRate });

/** Loan products with their cost and repayment addresses. */
@Injectable()
export class LoanCatalogue {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly addresses: HouseAddresses,
    private readonly view: LoanView,
  ) {}

  async list(): Promise<ExactDecimals<LoanProductAnswer>[]> {
    const rows = await this.reader.select(loanProducts, 'WHERE is_enabled = 1 ORDER BY sort, id');
    return rows.map(this.view.product);
  }

  /** Offered product; null: not offered. */
  offered(id: number): Promise<LoanProduct | null> {
    return this.reader.first(loanProducts, 'WHERE id = $1 AND is_enabled = 1', [id]);
  }

  /** Product, with its cost if an amount is given. */
  async cost({ id, amount }: LoanProductRequest): Promise<ExactDecimals<LoanCostAnswer> | RequestRefusal> {
    const product = await this.offered(id);
    if (!product) return refuseRequest('loan.unknown_product');
    if (amount === undefined) return this.view.product(product);
    const refusal = refuseAmount(amount, product);
    if (refusal) return refusal;
    const { interest, totalDue, totalDayLater, yearlyRate } = loanCost(termsOf(product, amount));
    return {
      ...this.view.product(product),
      ...{ interest, total_due: totalDue, total_day_later: totalDayLater, yearly_rate: yearlyRate },
    };
  }

  async accounts(): Promise<RepaymentAccount[]> {
    const rows = await this.addresses.offered();
    return rows.map(({ id, code, protocol, address }) => ({
      ...{ id, currency_code: code, protocol_code: protocol, address },
    }));
  }
}
