import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import {
  type MovementNamer,
  type MovementNames,
  NamesMovements,
  namesOf,
} from '../wallet/names-movements.js';

/** Names deposit movements by coin or currency. */
@NamesMovements()
@Injectable()
export class DepositMovements implements MovementNamer {
  readonly kind = 'deposit';

  constructor(private readonly reader: Reader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const from = queries(deposits).selectFrom('deposits').select(['id', 'code']);
    return namesOf(await this.reader.ask(from.where('id', 'in', ids)), ({ code }) => code);
  }
}
