import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import {
  type CustomerTeller,
  MOST_RELATED,
  type RelatedOnes,
  TellsOfCustomer,
} from '../customers/tells-of-customer.js';

/** Maximum pictures of the customer compared, latest first. */
const MOST_PICTURES = 50;

/** Other customers who uploaded the same picture as this one, as document or proof, by the hash of its bytes. */
@Injectable()
@TellsOfCustomer()
export class SharedPictures implements CustomerTeller {
  readonly name = 'pictures';
  readonly resource = 'verifications';

  constructor(private readonly reader: Reader) {}

  async related(customerId: number): Promise<readonly RelatedOnes[]> {
    const rows = await this.reader.query(
      `SELECT DISTINCT o.owner_id FROM (
         SELECT sha256 FROM uploads WHERE owner_id = $1 AND attached_at IS NOT NULL
         ORDER BY created_at DESC LIMIT $2
       ) AS u JOIN uploads o ON o.sha256 = u.sha256
       JOIN customers c ON c.id = o.owner_id
       WHERE o.owner_id <> $1 AND o.attached_at IS NOT NULL LIMIT $3`,
      [customerId, MOST_PICTURES, MOST_RELATED + 1],
    );
    return [{ kind: 'picture', customerIds: rows.map(({ owner_id: id }) => Number(id)) }];
  }
}
