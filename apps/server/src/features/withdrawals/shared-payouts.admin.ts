import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import {
  type CustomerTeller,
  MOST_RELATED,
  type RelatedOnes,
  TellsOfCustomer,
} from '../customers/tells-of-customer.js';

/** So many of the places that he was paid to are compared, the last first. */
const MOST_TARGETS = 20;

/** Who asked for money at the very address or account that this customer asked for it at. */
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
