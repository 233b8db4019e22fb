import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  MAX_RELATED,
  type RelatedOnes,
} from '../customers/contributes-customer-summary.js';

/** Maximum destinations of the customer compared, latest first. */
const MAX_TARGETS = 20;

/** Other customers who requested a withdrawal to the same address or account. */
@Injectable()
@ContributesCustomerSummary()
export class SharedPayouts implements CustomerSummaryPart {
  readonly name = 'withdrawals';
  readonly resource = 'withdrawals';

  constructor(private readonly reader: DatabaseReader) {}

  async related(customerId: number): Promise<readonly RelatedOnes[]> {
    const rows = await this.reader.query(
      `SELECT DISTINCT o.customer_id FROM (
         SELECT target FROM withdrawals WHERE customer_id = $1 ORDER BY id DESC LIMIT $2
       ) AS w JOIN withdrawals o
         ON substr(o.target, 1, 300) = substr(w.target, 1, 300) AND o.target = w.target
       WHERE o.customer_id <> $1 LIMIT $3`,
      [customerId, MAX_TARGETS, MAX_RELATED + 1],
    );
    return [{ kind: 'payout', customerIds: rows.map(({ customer_id: id }) => Number(id)) }];
  }
}
