import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import {
  type CustomerTeller,
  MOST_RELATED,
  type RelatedOnes,
  TellsOfCustomer,
} from '../customers/tells-of-customer.js';

/** Maximum destinations of the customer compared, latest first. */
const MOST_TARGETS = 20;

/** Other customers who requested a withdrawal to the same address or account. */
@Injectable()
@TellsOfCustomer()
export class SharedPayouts implements CustomerTeller {
  readonly name = 'withdrawals';
  readonly resource = 'withdrawals';

  constructor(private readonly reader: Reader) {}

  async related(customerId: number): Promise<readonly RelatedOnes[]> {
    const rows = await this.reader.query(
      `SELECT DISTINCT o.customer_id FROM (
         SELECT target FROM withdrawals WHERE customer_id = $1 ORDER BY id DESC LIMIT $2
       ) AS w JOIN withdrawals o
         ON substr(o.target, 1, 300) = substr(w.target, 1, 300) AND o.target = w.target
       WHERE o.customer_id <> $1 LIMIT $3`,
      [customerId, MOST_TARGETS, MOST_RELATED + 1],
    );
    return [{ kind: 'payout', customerIds: rows.map(({ customer_id: id }) => Number(id)) }];
  }
}
