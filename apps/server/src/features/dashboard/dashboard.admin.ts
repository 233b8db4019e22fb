import { Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.js';
import { Reader } from '../../platform/database/reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import { remembered } from './remembered.js';
import { TradingVolume } from './trading-volume.js';

const DAY = 24 * 3_600_000;

/** What the first page of the back office shows. */
@Injectable()
export class DashboardAdmin {
  /** Counts the whole table, by an index: not more than once a minute. */
  private readonly customers = remembered(60_000, () => this.countCustomers());
  private readonly positions = remembered(3_000, () => this.openPositions());

  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
    private readonly settings: Settings,
    private readonly volume: TradingVolume,
  ) {}

  async answer(): Promise<object> {
    const [customers, positions] = await Promise.all([this.customers(), this.positions()]);
    return {
      at_ms: Date.now(),
      market_clock_ms: this.engine.now(),
      currency: this.settings.text('currency'),
      customers,
      positions: positions.map(({ symbolId, ...rest }) => ({
        ...rest,
        forex_id: symbolId,
        ShowCode: this.symbols.get(symbolId)?.showCode ?? String(symbolId),
      })),
      volume: this.volume.last24Hours(),
      feeds: this.engine.feedHealth().map((feed) => ({
        forex_id: feed.symbolId,
        Code: feed.code,
        ShowCode: this.symbols.get(feed.symbolId)?.showCode ?? feed.code,
        feed: feed.feed,
        state: feed.state,
        detail: feed.detail,
        last_tick_ms: feed.lastTickAt,
      })),
      waiting: this.engine.waiting,
    };
  }

  private async countCustomers(): Promise<Customers> {
    const count = (isDemo: 0 | 1, since = '') =>
      `(SELECT count(*) FROM customers WHERE is_demo = ${isDemo} ${since})`;
    const recent = 'AND created_at >= $1';
    const [row] = await this.reader.query(
      `SELECT ${count(0)} AS "real", ${count(1)} AS demo, ${count(0, recent)} AS new_real, ${count(1, recent)} AS new_demo`,
      [this.engine.now() - DAY],
    );
    return {
      real: Number(row?.real),
      demo: Number(row?.demo),
      new_real: Number(row?.new_real),
      new_demo: Number(row?.new_demo),
    };
  }

  private async openPositions(): Promise<Positions[]> {
    const rows = await this.reader.query(
      `SELECT o.symbol_id, c.is_demo, o.side, count(*) AS number, sum(o.lots) AS lots, sum(o.margin) AS margin
        FROM orders o JOIN customers c ON c.id = o.customer_id
        WHERE o.status IN ('pending', 'holding') AND o.status = 'holding'
        GROUP BY o.symbol_id, c.is_demo, o.side ORDER BY o.symbol_id`,
    );
    return rows.map((row) => ({
      symbolId: Number(row.symbol_id),
      is_demo: Number(row.is_demo) === 1,
      side: row.side === 'buy' ? 'buy' : 'sell',
      number: Number(row.number),
      lots: BigInt(row.lots as bigint),
      margin: BigInt(row.margin as bigint),
    }));
  }
}

type Customers = Readonly<Record<'real' | 'demo' | 'new_real' | 'new_demo', number>>;

interface Positions {
  readonly symbolId: number;
  readonly is_demo: boolean;
  readonly side: 'buy' | 'sell';
  readonly number: number;
  readonly lots: bigint;
  readonly margin: bigint;
}
