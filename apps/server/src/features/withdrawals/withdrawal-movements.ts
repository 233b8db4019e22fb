import { Injectable } from '@nestjs/common';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
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
    const from = queryBuilder(withdrawals).selectFrom('withdrawals').select(['id', 'code', 'protocol']);
    const rows = await this.reader.ask(from.where('id', 'in', ids));
    return namesOf(rows, ({ code, protocol }) => (protocol === '' ? code : `${code} · ${protocol}`));
  }
}
