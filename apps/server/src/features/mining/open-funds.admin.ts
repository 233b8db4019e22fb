import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type CustomerTeller, type OpenOfCustomer, TellsOfCustomer } from '../customers/tells-of-customer.js';

const OPEN =
  "SELECT count(*) FROM fund_subscriptions WHERE customer_id = $1 AND status IN ('running', 'refunding')";

/** What a customer has subscribed that has not ended, as his page in the back office counts it. It ends by its day, at no market. */
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
