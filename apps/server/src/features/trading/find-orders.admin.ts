import { Injectable } from '@nestjs/common';
import type { Hit } from '@truemark/contracts/admin';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { Reader } from '../../platform/database/reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { numberedHits } from '../search/find-numbered.js';
import { type Finder, FindsThings, typedNumber } from '../search/finds-things.js';

/** Searches an order by its number. */
@Injectable()
@FindsThings()
export class FindOrders implements Finder {
  readonly resource = 'orders';

  constructor(
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async find(text: string): Promise<Hit[]> {
    const number = typedNumber(text);
    if (number === null) return [];
    const rows = await this.reader.select(orders, 'WHERE id = $1', [number]);
    return numberedHits(this.reader, rows, ({ symbolId }: Order) => [
      this.symbols.get(symbolId)?.showCode ?? '',
    ]);
  }
}
