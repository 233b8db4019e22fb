import { Injectable } from '@nestjs/common';
import { decimal } from '@truemark/money';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';
import { PAGE_ROWS, type Place, readInPages } from '../desk/read-in-pages.js';
import { Settings } from '../settings/settings.js';

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
    const rows = await readInPages(since, (after) => this.above(limit, after));
    return rows.map(({ id, at }) => ({
      ...{ key: `withdrawals.large:${id}`, at, facts: { resource: 'withdrawals', id } },
    }));
  }

  private async above(limit: bigint, { at, id }: Place): Promise<Place[]> {
    const rows = await this.reader.select(
      withdrawals,
      'WHERE (created_at, id) > ($1, $2) AND amount > $3 ORDER BY created_at, id LIMIT $4',
      [at, id, limit, PAGE_ROWS],
    );
    return rows.map(({ id, createdAt }) => ({ id, at: createdAt }));
  }
}
