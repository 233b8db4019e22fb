import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { ledgerEntries, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { insertInto } from './insert-into.js';
import { FEES_ID as HOUSE, newCallerAccount, openBenchDatabase } from './order-rows.js';

const STAKE = 1_000_000_000;
const WIN = 850_000_000;
const ENTRY = 110_000_000;
const TERMS = JSON.stringify({ ratio: '0.85', lossLevel: 0, staleSeconds: 60 });

/** A running option, as read. */
interface Running {
  readonly customer_id: number;
  readonly direction: 'up' | 'down';
  readonly entry_price: number;
}

/**
 * Options settled in SQL: reads each, books stake and result, and marks it, with the same rows and tables as Truemark.
 * Prepared statements, the same durability. The usual design uses one transaction each; all rows in one transaction are
 * the raw limit.
 */
export class SqlOptions {
  private boughtCount = 0;

  private constructor(
    private readonly directory: string,
    private readonly database: Database.Database,
    private readonly customers: number,
    private readonly settleOne: (id: number, exit: number) => void,
  ) {}

  static async open(customers: number): Promise<SqlOptions> {
    const directory = mkdtempSync(join(tmpdir(), 'truemark-sql-options-'));
    const database = await openBenchDatabase(join(directory, 'options.db'), customers);
    return new SqlOptions(directory, database, customers, settlementOf(database, customers));
  }

  /** Buys one option per customer. */
  buy(): void {
    const option = this.database.prepare(insertInto(options));
    const stake = this.database.prepare('UPDATE ledger_accounts SET balance = balance + ? WHERE id = ?');
    this.database.transaction(() => {
      for (let customer = 1; customer <= this.customers; customer++) {
        const { freeId, heldId } = newCallerAccount(customer);
        this.boughtCount += 1;
        option.run([
          ...[
            this.boughtCount,
            customer,
            freeId,
            1,
            customer % 2 === 0 ? 'up' : 'down',
            'running',
            STAKE,
            10,
          ],
          ...[0, 1_000, 10_000, 1, 0, ENTRY, null, null, null, null, 0, null, null, TERMS],
        ]);
        stake.run(STAKE, heldId);
        stake.run(-STAKE, freeId);
      }
    })();
  }

  /** Settles all running options, one transaction each. */
  settleEach(exit: number): void {
    const one = this.database.transaction(this.settleOne);
    for (const id of this.runningIds()) one(id, exit);
  }

  /** Settles all running options in one transaction. */
  settleAtOnce(exit: number): void {
    this.database.transaction(() => {
      for (const id of this.runningIds()) this.settleOne(id, exit);
    })();
  }

  private *runningIds(): Generator<number> {
    for (let id = this.boughtCount - this.customers + 1; id <= this.boughtCount; id++) yield id;
  }

  /** Throws unless all have ended, each with its entry, and balances sum to zero. */
  check(): void {
    const one = (sql: string): unknown => this.database.prepare(sql).pluck().get();
    const running = one(`SELECT count(*) FROM options WHERE status = 'running'`);
    const entries = one('SELECT count(*) FROM ledger_entries');
    const money = one('SELECT sum(balance) FROM ledger_accounts');
    if (running !== 0 || entries !== this.boughtCount || money !== 0)
      throw new Error(`SQL left ${running} running, has ${entries} entries and ${money} too much`);
  }

  discard(): void {
    this.database.close();
    rmSync(this.directory, { recursive: true });
  }
}

/** Returns a function that settles one running option. */
function settlementOf(database: Database.Database, customers: number): (id: number, exit: number) => void {
  const read = database.prepare(
    `SELECT customer_id, direction, entry_price FROM options WHERE id = ? AND status = 'running'`,
  );
  const entry = database.prepare(insertInto(ledgerEntries));
  const posting = database.prepare(insertInto(ledgerPostings));
  const book = database
    .prepare(
      `UPDATE ledger_accounts SET balance = balance + ?, postings = postings + 1, kind_postings = ? WHERE id = ?
         RETURNING postings, balance`,
    )
    .raw();
  const mark = database.prepare(
    `UPDATE options SET status = 'ended', exit_seq = ?, exit_at = ?, exit_price = ?, outcome = ?, profit = ?, ended_at = ?
       WHERE id = ?`,
  );
  return (id, exit) => {
    const found = read.get(id) as Running;
    const isWin = exit > found.entry_price === (found.direction === 'up');
    const { freeId, heldId } = newCallerAccount(found.customer_id);
    // The same half of the customers wins each time, so a winner has as many postings of that kind as options.
    const time = Math.ceil(id / customers);
    const type = isWin ? 'option.win' : 'option.loss';
    entry.run([id, id, type, 'option', id, 'system', 0, null, null, id]);
    const legs = isWin
      ? [
          [heldId, -STAKE],
          [freeId, STAKE + WIN],
          [HOUSE, -WIN],
        ]
      : [
          [heldId, -STAKE],
          [HOUSE, STAKE],
        ];
    for (const [line, [account = 0, amount = 0]] of legs.entries()) {
      const isFree = account === freeId;
      const filed = isFree ? `{"options":${time}}` : '{}';
      const [postings, balance] = book.get(amount, filed, account) as [number, number];
      const side = amount > 0 ? 'C' : 'D';
      const kind = isFree ? ['options', time] : [null, null];
      posting.run([id, line + 1, account, side, Math.abs(amount), postings, balance, ...kind]);
    }
    mark.run(2, id, exit, isWin ? 'win' : 'loss', isWin ? WIN : -STAKE, id, id);
  };
}
