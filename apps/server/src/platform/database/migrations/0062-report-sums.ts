import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Report figures of the broker by day and symbol, country or inviter, and active customers per day. Earlier days are
 * summed again, so that both tables begin with the first entry.
 */
export class ReportSums1700000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "report_sums" (
      zone TEXT NOT NULL, book TEXT NOT NULL, dimension TEXT NOT NULL, day TEXT NOT NULL, value TEXT NOT NULL,
      currency TEXT NOT NULL, type TEXT NOT NULL, figure TEXT NOT NULL, week TEXT NOT NULL, month TEXT NOT NULL,
      whole ${int} NOT NULL, rest ${int} NOT NULL, entries ${int} NOT NULL,
      PRIMARY KEY (zone, book, dimension, day, value, currency, type, figure)
    )`);
    await runner.query(`CREATE TABLE "active_days" (
      zone TEXT NOT NULL, book TEXT NOT NULL, day TEXT NOT NULL, customer_id ${int} NOT NULL, product TEXT NOT NULL,
      symbol TEXT NOT NULL, country TEXT NOT NULL, inviter TEXT NOT NULL, week TEXT NOT NULL, month TEXT NOT NULL,
      PRIMARY KEY (zone, book, day, customer_id, product, symbol)
    )`);
    await runner.query('DELETE FROM day_sums');
    await runner.query('DELETE FROM day_sum_ends');
    await runner.query('CREATE INDEX customers_area ON customers (area_id, id) WHERE area_id IS NOT NULL');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
