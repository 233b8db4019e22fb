import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  MAX_RELATED,
  type RelatedOnes,
} from '../customers/contributes-customer-summary.js';

/** Maximum pictures of the customer compared, latest first. */
const MAX_PICTURES = 50;

/** Other customers who uploaded the same picture as this one, as document or proof, by the hash of its bytes. */
@Injectable()
@ContributesCustomerSummary()
export class SharedPictures implements CustomerSummaryPart {
  readonly name = 'pictures';
  readonly resource = 'verifications';

  constructor(private readonly reader: DatabaseReader) {}

  async related(customerId: number): Promise<readonly RelatedOnes[]> {
    const rows = await this.reader.query(
      `SELECT DISTINCT o.owner_id FROM (
         SELECT sha256 FROM uploads WHERE owner_id = $1 AND attached_at IS NOT NULL
         ORDER BY created_at DESC LIMIT $2
       ) AS u JOIN uploads o ON o.sha256 = u.sha256
       JOIN customers c ON c.id = o.owner_id
       WHERE o.owner_id <> $1 AND o.attached_at IS NOT NULL LIMIT $3`,
      [customerId, MAX_PICTURES, MAX_RELATED + 1],
    );
    return [{ kind: 'picture', customerIds: rows.map(({ owner_id: id }) => Number(id)) }];
  }
}
