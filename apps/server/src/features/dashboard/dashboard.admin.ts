import { Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.js';
import { Reader } from '../../platform/database/reader.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import { TradingVolume } from './trading-volume.js';

/** How long an answer is good for: the screen asks often, and so do several operators at once. */
const FRESH = 5_000;
const DAY = 24 * 3_600_000;

/** What the first page of the back office shows. */
@Injectable()
export class DashboardAdmin {
  private last: { at: number; figures: Promise<StoredFigures> } | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
    private readonly settings: Settings,
    private readonly volume: TradingVolume,
  ) {}

  async answer(): Promise<object> {
    const { customers, positions } = await this.figures();
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

  private figures(): Promise<StoredFigures> {
    const now = Date.now();
    if (!this.last || this.last.at + FRESH < now) {
      const figures = this.read(now);
      this.last = { at: now, figures };
      figures.catch(() => {
        this.last = null;
      });
    }
    return this.last.figures;
  }

  private async read(now: number): Promise<StoredFigures> {
    const [kinds, recent, open] = await Promise.all([
      this.reader.query(`SELECT is_demo, count(*) AS number FROM customers GROUP BY is_demo`),
      this.reader.query(
        `SELECT is_demo, count(*) AS number FROM customers WHERE id > (SELECT max(id) FROM customers) - 10000
          AND created_at >= $1 GROUP BY is_demo`,
        [now - DAY],
      ),
      this.reader.query(
        `SELECT o.symbol_id, c.is_demo, o.side, count(*) AS number, sum(o.lots) AS lots, sum(o.margin) AS margin
          FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.status = 'holding'
          GROUP BY o.symbol_id, c.is_demo, o.side ORDER BY o.symbol_id`,
      ),
    ]);
    const number = (rows: typeof kinds, demo: 0 | 1): number =>
      Number(rows.find((row) => Number(row.is_demo) === demo)?.number ?? 0);
    return {
      customers: {
        real: number(kinds, 0),
        demo: number(kinds, 1),
        new_real: number(recent, 0),
        new_demo: number(recent, 1),
      },
      positions: open.map((row) => ({
        symbolId: Number(row.symbol_id),
        is_demo: Number(row.is_demo) === 1,
        side: row.side === 'buy' ? 'buy' : 'sell',
        number: Number(row.number),
        lots: BigInt(row.lots as bigint),
        margin: BigInt(row.margin as bigint),
      })),
    };
  }
}

interface StoredFigures {
  readonly customers: Readonly<Record<'real' | 'demo' | 'new_real' | 'new_demo', number>>;
  readonly positions: readonly {
    readonly symbolId: number;
    readonly is_demo: boolean;
    readonly side: 'buy' | 'sell';
    readonly number: number;
    readonly lots: bigint;
    readonly margin: bigint;
  }[];
}
