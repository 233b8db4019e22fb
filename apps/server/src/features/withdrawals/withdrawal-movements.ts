import { Injectable } from '@nestjs/common';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
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
  cachedStatement('coins of withdrawals', ids, (numbers) =>
    queryBuilder(withdrawals)
      .selectFrom('withdrawals')
      .select(['id', 'code', 'protocol'])
      .where('id', 'in', numbers),
  );

/** Names withdrawal movements by coin and network, or currency. */
@LabelsMovements()
@Injectable()
export class WithdrawalMovements implements MovementLabeler {
  readonly kind = 'withdrawal';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await this.reader.ask(byIds(ids));
    return namesOf(rows, ({ code, protocol }) => (protocol === '' ? code : `${code} · ${protocol}`));
  }
}
