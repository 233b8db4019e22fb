import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pending orders with kind and expiry, and trailing stops. */
export class PendingAndTrailing1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE orders ADD COLUMN trailing_distance ${int} NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE orders ADD COLUMN trailing_since ${int}`);
    await runner.query('ALTER TABLE orders ADD COLUMN pending_kind TEXT');
    await runner.query(`ALTER TABLE orders ADD COLUMN expire_at ${int}`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
