import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type CustomerTeller, type OpenOfCustomer, TellsOfCustomer } from '../customers/tells-of-customer.js';

const OPEN = "SELECT count(*) FROM loans WHERE customer_id = $1 AND status IN ('active', 'checking')";
const WAITING = "SELECT count(*) FROM loans WHERE customer_id = $1 AND status = 'review'";

/**
 * A customer's debts and applications, counted on the customer page of the back office. Loans cannot be closed at a
 * market.
 */
@Injectable()
@TellsOfCustomer()
export class OpenLoans implements CustomerTeller {
  readonly name = 'loans';
  readonly resource = 'loans';

  constructor(private readonly reader: Reader) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    const [count, waiting] = await Promise.all(
      [OPEN, WAITING].map((statement) => this.reader.number(statement, [customerId])),
    );
    return { count: count ?? 0, waiting: waiting ?? 0, result: null };
  }
}
