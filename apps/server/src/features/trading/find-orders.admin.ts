import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { ContributesSearch, type SearchContributor, typedNumber } from '../search/contributes-search.js';
import { hitsByNumber } from '../search/find-numbered.js';

/** Searches an order by its number. */
@Injectable()
@ContributesSearch()
export class FindOrders implements SearchContributor {
  readonly resource = 'orders';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(orders, 'WHERE id = $1', [number]);
    return hitsByNumber(this.reader, rows, ({ symbolId }: Order) => [
      this.symbols.get(symbolId)?.showCode ?? '',
    ]);
  }
}
