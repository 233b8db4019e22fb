import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type CustomerTeller, type OpenOfCustomer, TellsOfCustomer } from '../customers/tells-of-customer.js';

const OPEN =
  "SELECT count(*) FROM fund_subscriptions WHERE customer_id = $1 AND status IN ('running', 'refunding')";

/**
 * Active subscriptions of a customer, counted on the customer page of the back office. They end on their day; there is
 * no market.
 */
@Injectable()
@TellsOfCustomer()
export class OpenFunds implements CustomerTeller {
  readonly name = 'mining';
  readonly resource = 'fund-subscriptions';

  constructor(private readonly reader: Reader) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    return { count: await this.reader.number(OPEN, [customerId]), waiting: 0, result: null };
  }
}
