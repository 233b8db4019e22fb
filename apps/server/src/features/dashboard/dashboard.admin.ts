import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Dashboard } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { LoopWatch } from '../../platform/metrics/loop-watch.js';
import { collectDashboard } from '../desk/contributes-dashboard.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import { Warnings } from '../warnings/warnings.js';
import { cachedFor } from './cached-for.js';

const DAY = 24 * 3_600_000;

/** First page of the back office. */
@Injectable()
export class DashboardAdmin {
  /** Counts the whole table by an index, at most once a minute. */
  private readonly customers = cachedFor(60_000, () => this.countCustomers());

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
    private readonly settings: Settings,
    private readonly discovery: DiscoveryService,
    private readonly warnings: Warnings,
    private readonly loop: LoopWatch,
  ) {}

  async answer(): Promise<Dashboard> {
    const [health, waiting] = await Promise.all([
      this.engine.ask({ kind: 'feeds.health' }),
      this.engine.ask({ kind: 'lane.waiting' }),
    ]);
    return {
      at_ms: Date.now(),
      market_clock_ms: this.engine.view.now(),
      currency: this.settings.text('currency'),
      customers: await this.customers(),
      ...(await collectDashboard(this.discovery)),
      feeds: health.map((feed) => ({
        forex_id: feed.symbolId,
        Code: feed.code,
        ShowCode: this.symbols.get(feed.symbolId)?.showCode ?? feed.code,
        feed: feed.feed,
        state: feed.state,
        detail: feed.detail,
        last_tick_ms: feed.lastTickAt,
      })),
      waiting,
      warnings: await this.warnings.standing(),
      longest_stall: this.longestStall(),
    };
  }

  private longestStall(): { at_ms: number; ms: number } | null {
    const longest = this.loop.longest();
    return longest && { at_ms: longest.at, ms: longest.ms };
  }

  private async countCustomers(): Promise<Customers> {
    const database = queryBuilder(customers);
    const count = (isDemo: 0 | 1) =>
      database
        .selectFrom('customers')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('is_demo', '=', isDemo);
    const [real, demo] = [count(0), count(1)];
    const since = this.engine.view.now() - DAY;
    const [row] = await this.reader.ask(
      database.selectNoFrom([
        real.as('real'),
        demo.as('demo'),
        real.where('created_at', '>=', since).as('new_real'),
        demo.where('created_at', '>=', since).as('new_demo'),
      ]),
    );
    return {
      real: Number(row?.real),
      demo: Number(row?.demo),
      new_real: Number(row?.new_real),
      new_demo: Number(row?.new_demo),
    };
  }
}

type Customers = Readonly<Record<'real' | 'demo' | 'new_real' | 'new_demo', number>>;
