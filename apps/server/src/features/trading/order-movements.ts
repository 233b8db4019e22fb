import { Injectable } from '@nestjs/common';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import {
  type MovementNamer,
  type MovementNames,
  NamesMovements,
  namesOf,
} from '../wallet/names-movements.js';

/** Names movements of an order by its symbol. */
@NamesMovements()
@Injectable()
export class OrderMovements implements MovementNamer {
  readonly kind = 'order';

  constructor(
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const from = queries(orders).selectFrom('orders').select(['id', 'symbol_id']);
    const rows = await this.reader.ask(from.where('id', 'in', ids));
    return namesOf(rows, ({ symbol_id }) => this.symbols.get(Number(symbol_id))?.showCode ?? '');
  }
}
