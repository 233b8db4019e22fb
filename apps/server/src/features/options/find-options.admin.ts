import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { options } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { ContributesSearch, type SearchContributor, typedNumber } from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** Searches an option by its number. */
@Injectable()
@ContributesSearch()
export class FindOptions implements SearchContributor {
  readonly resource = 'options';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(options, 'WHERE id = $1', [number]);
    const placed = rows.map((row) => ({ ...row, createdAt: row.startAt }));
    return hitsByNumber(this.reader, placed, ({ symbolId }) => [this.symbols.get(symbolId)?.showCode ?? '']);
  }
}
