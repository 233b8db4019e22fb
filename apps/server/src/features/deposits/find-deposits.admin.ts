import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { Reader } from '../../platform/database/reader.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, typedNumber } from '../search/finds-things.js';

/** A deposit by its number. */
@Injectable()
@FindsThings()
export class FindDeposits implements Finder {
  readonly resource = 'deposits';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(deposits, 'WHERE id = $1', [number]);
    return numberedHits(this.reader, rows, ({ amount, code }) => [formatDecimal(amount), code]);
  }
}
