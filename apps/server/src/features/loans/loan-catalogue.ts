import { Injectable } from '@nestjs/common';
import type {
  Exact,
  LoanCostAnswer,
  LoanProductAnswer,
  LoanProductRequest,
  RepaymentAccount,
} from '@truemark/contracts';
import { type LoanTerms, loanCost, refuseAmount } from '@truemark/domain';
import { type LoanProduct, loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { Reader } from '../../platform/database/reader.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { HouseAddresses } from '../wallet/house-addresses.js';
import { LoanView } from './loan-view.js';

/** What a product's terms are for an amount. */
export const termsOf = (
  { interestRate, freePeriod, loanPeriod, penaltyRate }: LoanProduct,
  amount: bigint,
): LoanTerms => ({ amount, interestRate, freePeriod, loanPeriod, penaltyRate });

/** What can be borrowed, what it costs, and where it is repaid to. */
@Injectable()
export class LoanCatalogue {
  constructor(
    private readonly reader: Reader,
    private readonly addresses: HouseAddresses,
    private readonly view: LoanView,
  ) {}

  async list(): Promise<Exact<LoanProductAnswer>[]> {
    const rows = await this.reader.select(loanProducts, 'WHERE is_enabled = 1 ORDER BY sort, id');
    return rows.map(this.view.product);
  }

  /** One that is offered; null: none is. */
  offered(id: number): Promise<LoanProduct | null> {
    return this.reader.first(loanProducts, 'WHERE id = $1 AND is_enabled = 1', [id]);
  }

  /** A product, and where an amount is named what it would cost. */
  async cost({ id, amount }: LoanProductRequest): Promise<Exact<LoanCostAnswer> | EdgeRefusal> {
    const product = await this.offered(id);
    if (!product) return refuseCall('loan.unknown_product');
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
