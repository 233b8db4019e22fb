import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Id of the fund's pool, next to one account per customer. */
const POOL = 1;
const PROFIT = 8_000_000;
const DAY = 86_400_000;

/**
 * Dividends paid in SQL, one transaction each: reads the subscription, books the day with the same rows as ours, and
 * counts it. Prepared statements, the same durability.
 */
export class SqlDividends {
  private readonly directory = mkdtempSync(join(tmpdir(), 'truemark-sql-dividends-'));
  private readonly database = new Database(join(this.directory, 'dividends.db'));
  private readonly pay: (id: number) => void;
  private days = 0;

  constructor(
    private readonly subscriptions: number,
    customers: number,
  ) {
    const { database } = this;
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(`CREATE TABLE accounts (id INTEGER PRIMARY KEY, balance INTEGER NOT NULL, postings INTEGER NOT NULL);
      CREATE TABLE entries (id INTEGER PRIMARY KEY, type TEXT NOT NULL, ref_id INTEGER NOT NULL, at INTEGER NOT NULL);
      CREATE INDEX by_reference ON entries (ref_id);
      CREATE TABLE postings (entry_id INTEGER NOT NULL, line INTEGER NOT NULL, account_id INTEGER NOT NULL,
        side TEXT NOT NULL, amount INTEGER NOT NULL, account_seq INTEGER NOT NULL, balance_after INTEGER NOT NULL,
        PRIMARY KEY (entry_id, line)) WITHOUT ROWID;
      CREATE UNIQUE INDEX by_account ON postings (account_id, account_seq);
      CREATE TABLE subscriptions (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, profit INTEGER NOT NULL,
        days_paid INTEGER NOT NULL, subscribed_at INTEGER NOT NULL);`);
    const account = database.prepare('INSERT INTO accounts VALUES (?, 0, 0)');
    const subscription = database.prepare('INSERT INTO subscriptions VALUES (?, ?, ?, 0, 0)');
    database.transaction(() => {
      for (let id = POOL; id <= POOL + customers; id++) account.run(id);
      for (let id = 1; id <= subscriptions; id++) subscription.run(id, 1 + (id % customers), PROFIT);
    })();
    this.pay = database.transaction(this.prepare());
  }

  /** Pays one day of every subscription, one transaction each. */
  payEach(): void {
    this.days += 1;
    for (let id = 1; id <= this.subscriptions; id++) this.pay(id);
  }

  /** Throws unless every day was paid and balances sum to zero. */
  check(): void {
    const paid = this.database.prepare('SELECT sum(days_paid) FROM subscriptions').pluck().get();
    const money = this.database.prepare('SELECT sum(balance) FROM accounts').pluck().get();
    if (paid !== this.days * this.subscriptions || money !== 0)
      throw new Error(`SQL paid ${paid} days, ${money} too much`);
  }

  discard(): void {
    this.database.close();
    rmSync(this.directory, { recursive: true });
  }

  private prepare() {
    const { database } = this;
    const read = database.prepare('SELECT * FROM subscriptions WHERE id = ?');
    const entry = database.prepare(`INSERT INTO entries (type, ref_id, at) VALUES ('dividend', ?, ?)`);
    const posting = database.prepare('INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?, ?)');
    const book = database
      .prepare(
        'UPDATE accounts SET balance = balance + ?, postings = postings + 1 WHERE id = ? RETURNING postings, balance',
      )
      .raw();
    const count = database.prepare('UPDATE subscriptions SET days_paid = ? WHERE id = ?');
    return (id: number): void => {
      const found = read.get(id) as {
        customer_id: number;
        profit: number;
        days_paid: number;
        subscribed_at: number;
      };
      const days = found.days_paid + 1;
      const entryId = entry.run(id, found.subscribed_at + days * DAY).lastInsertRowid;
      for (const [line, account, amount] of [
        [1, POOL, -found.profit],
        [2, POOL + found.customer_id, found.profit],
      ] as const) {
        const [postings, balance] = book.get(amount, account) as [number, number];
        posting.run(entryId, line, account, amount > 0 ? 'C' : 'D', Math.abs(amount), postings, balance);
      }
      count.run(days, id);
    };
  }
}
