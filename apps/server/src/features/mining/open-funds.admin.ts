import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  type OpenOfCustomer,
} from '../customers/contributes-customer-summary.js';

const OPEN =
  "SELECT count(*) FROM fund_subscriptions WHERE customer_id = $1 AND status IN ('running', 'refunding')";

/**
 * Active subscriptions of a customer, counted on the customer page of the back office. They end on their day; there is
 * no market.
 */
@Injectable()
@ContributesCustomerSummary()
export class OpenFunds implements CustomerSummaryPart {
  readonly name = 'mining';
  readonly resource = 'fund-subscriptions';

  constructor(private readonly reader: DatabaseReader) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    return { count: await this.reader.number(OPEN, [customerId]), waiting: 0, result: null };
  }
}
