import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { loans } from '../../engine/products/loans/tables/loan.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { ContributesSearch, type SearchContributor, typedNumber } from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** Searches a loan by its number. */
@Injectable()
@ContributesSearch()
export class FindLoans implements SearchContributor {
  readonly resource = 'loans';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(loans, 'WHERE id = $1', [number]);
    return hitsByNumber(this.reader, rows, ({ amount, status }) => [formatDecimal(amount), status]);
  }
}
