import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
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
    return namesOf(
      await columnsOfRowsIn(this.reader, deposits, 'id', ids, ['id', 'code']),
      ({ code }) => code,
    );
  }
}
