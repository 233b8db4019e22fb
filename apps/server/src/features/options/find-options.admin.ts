import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { options } from '../../engine/products/options/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, typedNumber } from '../search/finds-things.js';

/** Searches an option by its number. */
@Injectable()
@FindsThings()
export class FindOptions implements Finder {
  readonly resource = 'options';

  constructor(
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(options, 'WHERE id = $1', [number]);
    const placed = rows.map((row) => ({ ...row, createdAt: row.startAt }));
    return numberedHits(this.reader, placed, ({ symbolId }) => [this.symbols.get(symbolId)?.showCode ?? '']);
  }
}
