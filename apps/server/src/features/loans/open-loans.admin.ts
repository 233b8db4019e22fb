import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  type OpenOfCustomer,
} from '../customers/contributes-customer-summary.js';

const OPEN = "SELECT count(*) FROM loans WHERE customer_id = $1 AND status IN ('active', 'checking')";
const WAITING = "SELECT count(*) FROM loans WHERE customer_id = $1 AND status = 'review'";

/**
 * A customer's debts and applications, counted on the customer page of the back office. Loans cannot be closed at a
 * market.
 */
@Injectable()
@ContributesCustomerSummary()
export class OpenLoans implements CustomerSummaryPart {
  readonly name = 'loans';
  readonly resource = 'loans';

  constructor(private readonly reader: DatabaseReader) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    const [count, waiting] = await Promise.all(
      [OPEN, WAITING].map((statement) => this.reader.number(statement, [customerId])),
    );
    return { count: count ?? 0, waiting: waiting ?? 0, result: null };
  }
}
