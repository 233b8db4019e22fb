import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Options, the offered durations, and the limits that customers set for themselves. */
export class Options1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "options" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, account_id ${int} NOT NULL,
      symbol_id ${int} NOT NULL, direction TEXT NOT NULL, status TEXT NOT NULL, stake ${int} NOT NULL,
      seconds ${int} NOT NULL, start_at ${int} NOT NULL, entry_until ${int} NOT NULL, expires_at ${int} NOT NULL,
      entry_seq ${int}, entry_at ${int}, entry_price ${int}, exit_seq ${int}, exit_at ${int}, exit_price ${int},
      outcome TEXT, profit ${int} NOT NULL, reason TEXT, ended_at ${int}, terms TEXT NOT NULL
    )`);
    await runner.query(`CREATE INDEX options_running ON options (id) WHERE status = 'running'`);
    await runner.query(
      'CREATE INDEX options_ended ON options (customer_id, ended_at, id, profit) WHERE ended_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX options_settled ON options (ended_at) WHERE ended_at IS NOT NULL');
    await runner.query('CREATE INDEX options_started ON options (start_at, id)');
    await runner.query(
      `CREATE INDEX options_running_started ON options (start_at, id) WHERE status = 'running'`,
    );
    await runner.query('CREATE INDEX options_customer ON options (customer_id, start_at, id)');
    await runner.query('CREATE INDEX options_symbol ON options (symbol_id, start_at, id)');
    await runner.query(
      `CREATE INDEX options_rare ON options (outcome, start_at, id) WHERE outcome IN ('tie', 'void', 'sold')`,
    );
    await runner.query(`CREATE TABLE "durations" (
      id ${int} PRIMARY KEY NOT NULL, symbol_id ${int}, seconds ${int} NOT NULL, ratio ${int} NOT NULL,
      least ${int} NOT NULL, most ${int} NOT NULL, is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "option_amounts" (
      id ${int} PRIMARY KEY NOT NULL, symbol_id ${int}, amount ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "customer_limits" (
      customer_id ${int} PRIMARY KEY NOT NULL, current TEXT NOT NULL, pending TEXT, excluded_until ${int}
    )`);
    await runner.query('CREATE INDEX orders_closed ON orders (closed_at) WHERE closed_at IS NOT NULL');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
