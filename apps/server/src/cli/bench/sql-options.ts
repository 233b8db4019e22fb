import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Of the house, beside the two accounts of each customer. */
const HOUSE = 1;
const STAKE = 1_000_000_000;
const WIN = 850_000_000;

/**
 * Options that are settled in SQL: each is read, stake and result are booked with the same rows as ours, and it is
 * marked. Prepared statements, the same durability. The usual design has a transaction for each; all rows in one
 * transaction are the raw limit.
 */
export class SqlOptions {
  private readonly directory = mkdtempSync(join(tmpdir(), 'truemark-sql-options-'));
  private readonly database = new Database(join(this.directory, 'options.db'));
  private readonly settleOne: (id: number, exit: number) => void;
  private bought = 0;

  constructor(private readonly customers: number) {
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
      CREATE TABLE options (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, direction TEXT NOT NULL,
        status TEXT NOT NULL, entry INTEGER NOT NULL, exit INTEGER, profit INTEGER, ended_at INTEGER);
      CREATE INDEX ended ON options (customer_id, ended_at) WHERE ended_at IS NOT NULL;`);
    const account = database.prepare('INSERT INTO accounts VALUES (?, 0, 0)');
    database.transaction(() => {
      account.run(HOUSE);
      for (let id = 1; id <= customers * 2; id++) account.run(HOUSE + id);
    })();
    this.settleOne = this.prepare();
  }

  /** One option for each customer. */
  buy(): void {
    const option = this.database.prepare(
      `INSERT INTO options (id, customer_id, direction, status, entry) VALUES (?, ?, ?, 'running', 110000000)`,
    );
    const stake = this.database.prepare('UPDATE accounts SET balance = balance + ? WHERE id = ?');
    this.database.transaction(() => {
      for (let customer = 1; customer <= this.customers; customer++) {
        this.bought += 1;
        option.run(this.bought, customer, customer % 2 === 0 ? 'up' : 'down');
        stake.run(STAKE, HOUSE + customer * 2);
        stake.run(-STAKE, HOUSE + customer * 2 - 1);
      }
    })();
  }

  /** Settles what runs, one transaction each. */
  settleEach(exit: number): void {
    const one = this.database.transaction(this.settleOne);
    for (const id of this.running()) one(id, exit);
  }

  /** Settles what runs in one transaction. */
  settleAtOnce(exit: number): void {
    this.database.transaction(() => {
      for (const id of this.running()) this.settleOne(id, exit);
    })();
  }

  private *running(): Generator<number> {
    for (let id = this.bought - this.customers + 1; id <= this.bought; id++) yield id;
  }

  /** Throws unless all have ended and the money is all there. */
  check(): void {
    const running = this.database
      .prepare(`SELECT count(*) FROM options WHERE status = 'running'`)
      .pluck()
      .get();
    const money = this.database.prepare('SELECT sum(balance) FROM accounts').pluck().get();
    if (running !== 0 || money !== 0) throw new Error(`SQL left ${running} running, ${money} too much`);
  }

  discard(): void {
    this.database.close();
    rmSync(this.directory, { recursive: true });
  }

  private prepare() {
    const { database } = this;
    const read = database.prepare(
      `SELECT customer_id, direction, entry FROM options WHERE id = ? AND status = 'running'`,
    );
    const entry = database.prepare(`INSERT INTO entries (type, ref_id, at) VALUES (?, ?, ?)`);
    const posting = database.prepare('INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?, ?)');
    const book = database
      .prepare(
        'UPDATE accounts SET balance = balance + ?, postings = postings + 1 WHERE id = ? RETURNING postings, balance',
      )
      .raw();
    const mark = database.prepare(
      `UPDATE options SET status = 'ended', exit = ?, profit = ?, ended_at = ? WHERE id = ?`,
    );
    return (id: number, exit: number): void => {
      const found = read.get(id) as { customer_id: number; direction: string; entry: number };
      const isWin = exit > found.entry === (found.direction === 'up');
      const entryId = entry.run(isWin ? 'win' : 'loss', id, exit).lastInsertRowid;
      const held = HOUSE + found.customer_id * 2;
      const legs = isWin
        ? [
            [held, -STAKE],
            [held - 1, STAKE + WIN],
            [HOUSE, -WIN],
          ]
        : [
            [held, -STAKE],
            [HOUSE, STAKE],
          ];
      for (const [line, [account = 0, amount = 0]] of legs.entries()) {
        const [postings, balance] = book.get(amount, account) as [number, number];
        posting.run(entryId, line + 1, account, amount > 0 ? 'C' : 'D', Math.abs(amount), postings, balance);
      }
      mark.run(exit, isWin ? WIN : -STAKE, id, id);
    };
  }
}
