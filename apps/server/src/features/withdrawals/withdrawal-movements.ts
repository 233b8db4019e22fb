import { Injectable } from '@nestjs/common';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import {
  type MovementNamer,
  type MovementNames,
  NamesMovements,
  namesOf,
} from '../wallet/names-movements.js';

/** Names withdrawal movements by coin and network, or currency. */
@NamesMovements()
@Injectable()
export class WithdrawalMovements implements MovementNamer {
  readonly kind = 'withdrawal';

  constructor(private readonly reader: Reader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const from = queries(withdrawals).selectFrom('withdrawals').select(['id', 'code', 'protocol']);
    const rows = await this.reader.ask(from.where('id', 'in', ids));
    return namesOf(rows, ({ code, protocol }) => (protocol === '' ? code : `${code} · ${protocol}`));
  }
}
