import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time at which an approval request takes effect automatically if there was no second operator to decide. */
export class HeldRequests1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE "approvals" ADD COLUMN holds_at ${int}`);
    await runner.query(
      `CREATE INDEX approvals_held ON approvals (holds_at) WHERE holds_at IS NOT NULL AND state = 'waiting'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
