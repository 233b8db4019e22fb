import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

/** Names deposit movements by coin or currency. */
@LabelsMovements()
@Injectable()
export class DepositMovements implements MovementLabeler {
  readonly kind = 'deposit';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const from = queryBuilder(deposits).selectFrom('deposits').select(['id', 'code']);
    return namesOf(await this.reader.ask(from.where('id', 'in', ids)), ({ code }) => code);
  }
}
