import { Injectable } from '@nestjs/common';
import { decimal } from '@truemark/money';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';
import { Settings } from '../settings/settings.js';

const MOST = 500;

/** Reports withdrawals that no operator may pay alone. */
@Injectable()
export class LargeWithdrawals {
  constructor(
    events: HouseEvents,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {
    events.declare({
      ...{ event: 'withdrawals.large', resource: 'withdrawals' },
      find: (since) => this.find(since),
    });
  }

  private async find(since: number): Promise<HouseEvent[]> {
    const limit = decimal(this.settings.text('review_four_eyes_amount'));
    const rows = await this.reader.select(
      withdrawals,
      'WHERE created_at > $1 AND amount > $2 ORDER BY created_at, id LIMIT $3',
      [since, limit, MOST],
    );
    return rows.map(({ id, createdAt }) => ({
      ...{ key: `withdrawals.large:${id}`, at: createdAt, facts: { resource: 'withdrawals', id } },
    }));
  }
}
