import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ledger sums by time-zone day, entry type and account, and the progress of each zone. */
export class DaySums1700000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "day_sums" (
      zone TEXT NOT NULL, day TEXT NOT NULL, book TEXT NOT NULL, currency TEXT NOT NULL, type TEXT NOT NULL,
      account TEXT NOT NULL, is_house ${int} NOT NULL, credited TEXT NOT NULL, debited TEXT NOT NULL,
      entries ${int} NOT NULL, PRIMARY KEY (zone, day, book, currency, type, account)
    )`);
    await runner.query(
      `CREATE TABLE "day_sum_ends" (zone TEXT PRIMARY KEY NOT NULL, day TEXT NOT NULL, up_to ${int} NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
