import { Injectable } from '@nestjs/common';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

/** Names movements of an order by its symbol. */
@LabelsMovements()
@Injectable()
export class OrderMovements implements MovementLabeler {
  readonly kind = 'order';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await columnsOfRowsIn(this.reader, orders, 'id', ids, ['id', 'symbolId']);
    return namesOf(rows, ({ symbolId }) => this.symbols.get(symbolId)?.showCode ?? '');
  }
}
