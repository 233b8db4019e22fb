import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { fundSubscriptions } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { ContributesSearch, type SearchContributor, typedNumber } from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** Searches a fund subscription by its number. */
@Injectable()
@ContributesSearch()
export class FindFundSubscriptions implements SearchContributor {
  readonly resource = 'fund-subscriptions';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const found = await this.reader.select(fundSubscriptions, 'WHERE id = $1', [number]);
    const rows = found.map((row) => ({ ...row, createdAt: row.subscribedAt }));
    return hitsByNumber(this.reader, rows, ({ share, status }) => [formatDecimal(share), status]);
  }
}
