import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { loans } from '../../engine/products/loans/tables/loan.table.js';
import { Reader } from '../../platform/database/reader.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, typedNumber } from '../search/finds-things.js';

/** Searches a loan by its number. */
@Injectable()
@FindsThings()
export class FindLoans implements Finder {
  readonly resource = 'loans';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(loans, 'WHERE id = $1', [number]);
    return numberedHits(this.reader, rows, ({ amount, status }) => [formatDecimal(amount), status]);
  }
}
