import { Injectable } from '@nestjs/common';
import { options } from '../../engine/products/options/tables/option.table.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

const byIds = (ids: readonly number[]) =>
  cachedStatement('symbols of options', ids, (numbers) =>
    queryBuilder(options).selectFrom('options').select(['id', 'symbol_id']).where('id', 'in', numbers),
  );

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
    const rows = await this.reader.ask(byIds(ids));
    return namesOf(rows, ({ symbol_id }) => this.symbols.get(Number(symbol_id))?.showCode ?? '');
  }
}
