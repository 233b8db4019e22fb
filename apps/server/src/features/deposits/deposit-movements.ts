import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { preparedList, queryBuilder } from '../../platform/database/queries.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

const byIds = preparedList((ids: readonly number[]) =>
  queryBuilder(deposits).selectFrom('deposits').select(['id', 'code']).where('id', 'in', ids),
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
