import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shares owed since before the trader's share changed, and the profit for which they are owed. */
export class EarlierShares1700000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    for (const column of ['earlier_owed', 'earlier_profit']) {
      await runner.query(`ALTER TABLE "follows" ADD COLUMN ${column} ${int} NOT NULL DEFAULT 0`);
    }
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
