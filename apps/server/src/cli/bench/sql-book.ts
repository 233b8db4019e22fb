import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type CrowdSize, positionOf, SYMBOLS } from './crowd.js';

/**
 * The usual design: open orders are rows; a tick updates the profit of its symbol's orders and selects the affected
 * accounts whose equity is too low. Indexed by symbol and account, prepared statements, the same durability.
 */
export class SqlBook {
  private readonly directory = mkdtempSync(join(tmpdir(), 'truemark-sql-book-'));
  private readonly database = new Database(join(this.directory, 'book.db'));
  private tickCount = 0;

  constructor(size: CrowdSize) {
    const { database } = this;
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(`CREATE TABLE accounts (id INTEGER PRIMARY KEY, free REAL NOT NULL);
      CREATE TABLE open_orders (id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL, symbol_id INTEGER NOT NULL,
        side INTEGER NOT NULL, units REAL NOT NULL, open_price REAL NOT NULL, margin REAL NOT NULL, profit REAL NOT NULL);
      CREATE INDEX by_symbol ON open_orders (symbol_id);
      CREATE INDEX by_account ON open_orders (account_id);`);
    const account = database.prepare('INSERT INTO accounts VALUES (?, 10000)');
    const order = database.prepare('INSERT INTO open_orders VALUES (?, ?, ?, ?, 1000, 1.1, 11, 0)');
    database.transaction(() => {
      for (let id = 1; id <= size.accounts; id++) account.run(id);
      for (let index = 0; index < size.positions; index++) {
        const { id, customerId, symbolId, side } = positionOf(index, size);
        order.run(id, customerId, symbolId, side === 'buy' ? 1 : -1);
      }
    })();
  }

  /** Processes so many ticks, one transaction each; returns the accounts found too low. */
  tick(count: number): number[] {
    const update = this.database.prepare(`UPDATE open_orders
      SET profit = side * (CASE side WHEN 1 THEN $bid ELSE $ask END - open_price) * units WHERE symbol_id = $symbol`);
    const select = this.database
      .prepare(`SELECT o.account_id FROM open_orders o JOIN accounts a ON a.id = o.account_id
        WHERE o.account_id IN (SELECT account_id FROM open_orders WHERE symbol_id = $symbol)
        GROUP BY o.account_id HAVING a.free + sum(o.margin) + sum(o.profit) <= sum(o.margin)`)
      .pluck();
    const low: number[] = [];
    const tick = this.database.transaction((symbol: number, bid: number) => {
      update.run({ symbol, bid, ask: bid + 0.0001 });
      low.push(...(select.all({ symbol }) as number[]));
    });
    for (let at = 0; at < count; at++) {
      const turn = this.tickCount++;
      tick(1 + (turn % SYMBOLS), 1.1 + (((turn * 7919) % 20_001) - 10_000) / 1e8);
    }
    return low;
  }

  discard(): void {
    this.database.close();
    rmSync(this.directory, { recursive: true });
  }
}
