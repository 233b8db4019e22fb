import { Injectable } from '@nestjs/common';
import { simulatorDays } from '../../engine/market/tables/simulator.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

const PER_PAGE = 100;

/** Published simulator keys: each day's hash before the day, and the key after it. */
@Injectable()
export class SimulatorDays {
  constructor(private readonly reader: DatabaseReader) {}

  /** Newest day first: tomorrow's, which has no key yet. */
  async page(page: number) {
    const total = await this.reader.number('SELECT count(*) FROM simulator_days');
    const rows = await this.reader.select(simulatorDays, 'ORDER BY day DESC LIMIT $1 OFFSET $2', [
      PER_PAGE,
      (page - 1) * PER_PAGE,
    ]);
    const days = rows.map(({ day, hash, key, source, publishedAt }) => ({
      day,
      hash,
      key,
      source,
      published_at_ms: publishedAt,
    }));
    return { days, total, page, last_page: Math.max(1, Math.ceil(total / PER_PAGE)) };
  }
}
