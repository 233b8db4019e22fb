import { Injectable } from '@nestjs/common';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

/** Names withdrawal movements by coin and network, or currency. */
@LabelsMovements()
@Injectable()
export class WithdrawalMovements implements MovementLabeler {
  readonly kind = 'withdrawal';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await columnsOfRowsIn(this.reader, withdrawals, 'id', ids, ['id', 'code', 'protocol']);
    return namesOf(rows, ({ code, protocol }) => (protocol === '' ? code : `${code} · ${protocol}`));
  }
}
