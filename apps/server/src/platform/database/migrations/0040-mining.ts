import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mining funds and their subscriptions; the pool of each fund is a house account with the fund's number. */
export class Mining1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE "ledger_accounts" ADD COLUMN number ${int}`);
    await runner.query(`CREATE TABLE "funds" (
      id ${int} PRIMARY KEY NOT NULL, is_published ${int} NOT NULL, image TEXT NOT NULL, texts TEXT NOT NULL,
      dividend_percentage ${int} NOT NULL, least ${int} NOT NULL, most ${int} NOT NULL, limit_num ${int} NOT NULL,
      lock_dividend_days ${int} NOT NULL, liquidated_damages ${int} NOT NULL, sort ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "fund_subscriptions" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, fund_id ${int} NOT NULL, status TEXT NOT NULL,
      share ${int} NOT NULL, dividend_percentage ${int} NOT NULL, day_profit ${int} NOT NULL,
      lock_dividend_days ${int} NOT NULL, liquidated_damages ${int} NOT NULL, refund_hours ${int} NOT NULL,
      subscribed_at ${int} NOT NULL, days_paid ${int} NOT NULL, refund_asked_at ${int}, returns_at ${int},
      ended_at ${int}, returned ${int}
    )`);
    await runner.query('CREATE INDEX fund_subscriptions_customer ON fund_subscriptions (customer_id, id)');
    await runner.query('CREATE INDEX fund_subscriptions_fund ON fund_subscriptions (fund_id, id)');
    await runner.query('CREATE INDEX fund_subscriptions_status ON fund_subscriptions (status, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
