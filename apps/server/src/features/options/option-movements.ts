import { Injectable } from '@nestjs/common';
import { options } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

/** Names movements of an option by its symbol. */
@LabelsMovements()
@Injectable()
export class OptionMovements implements MovementLabeler {
  readonly kind = 'option';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await columnsOfRowsIn(this.reader, options, 'id', ids, ['id', 'symbolId']);
    return namesOf(rows, ({ symbolId }) => this.symbols.get(symbolId)?.showCode ?? '');
  }
}
