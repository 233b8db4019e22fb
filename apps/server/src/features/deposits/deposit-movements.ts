import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

const byIds = (ids: readonly number[]) =>
  cachedStatement('coins of deposits', ids, (numbers) =>
    queryBuilder(deposits).selectFrom('deposits').select(['id', 'code']).where('id', 'in', numbers),
  );

/** Names deposit movements by coin or currency. */
@LabelsMovements()
@Injectable()
export class DepositMovements implements MovementLabeler {
  readonly kind = 'deposit';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    return namesOf(await this.reader.ask(byIds(ids)), ({ code }) => code);
  }
}
