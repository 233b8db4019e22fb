import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { ContributesSearch, type SearchContributor, typedNumber } from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** A deposit by its number. */
@Injectable()
@ContributesSearch()
export class FindDeposits implements SearchContributor {
  readonly resource = 'deposits';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(deposits, 'WHERE id = $1', [number]);
    return hitsByNumber(this.reader, rows, ({ amount, code }) => [formatDecimal(amount), code]);
  }
}
