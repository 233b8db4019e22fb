import { Injectable } from '@nestjs/common';
import { follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
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
  cachedStatement('traders of relations', ids, (numbers) =>
    queryBuilder(follows, traders)
      .selectFrom('follows')
      .innerJoin('traders', 'traders.customer_id', 'follows.trader_id')
      .select(['follows.id', 'traders.nickname'])
      .where('follows.id', 'in', numbers),
  );

/** Names money movements of a follow relation by its trader. */
@LabelsMovements()
@Injectable()
export class FollowMovements implements MovementLabeler {
  readonly kind = 'follow';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[]): Promise<MovementNames> {
    const rows = await this.reader.ask(byIds(ids));
    return namesOf(rows, ({ nickname }) => nickname);
  }
}
