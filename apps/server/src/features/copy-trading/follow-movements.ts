import { Injectable } from '@nestjs/common';
import { follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import {
  type MovementNamer,
  type MovementNames,
  NamesMovements,
  namesOf,
} from '../wallet/names-movements.js';

/** Names money movements of a follow relation by its trader. */
@NamesMovements()
@Injectable()
export class FollowMovements implements MovementNamer {
  readonly kind = 'follow';

  constructor(private readonly reader: Reader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await this.reader.ask(
      queries(follows, traders)
        .selectFrom('follows')
        .innerJoin('traders', 'traders.customer_id', 'follows.trader_id')
        .select(['follows.id', 'traders.nickname'])
        .where('follows.id', 'in', ids),
    );
    return namesOf(rows, ({ nickname }) => nickname);
  }
}
