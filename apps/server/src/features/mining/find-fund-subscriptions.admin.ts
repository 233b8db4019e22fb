import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { fundSubscriptions } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { Reader } from '../../platform/database/reader.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, typedNumber } from '../search/finds-things.js';

/** Searches a fund subscription by its number. */
@Injectable()
@FindsThings()
export class FindFundSubscriptions implements Finder {
  readonly resource = 'fund-subscriptions';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const found = await this.reader.select(fundSubscriptions, 'WHERE id = $1', [number]);
    const rows = found.map((row) => ({ ...row, createdAt: row.subscribedAt }));
    return numberedHits(this.reader, rows, ({ share, status }) => [formatDecimal(share), status]);
  }
}
