import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps of customers, the time of the last credential change, and the inviting customer. */
export class SecondFactor1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "customer_factors" (
      customer_id ${int} PRIMARY KEY NOT NULL, secret TEXT NOT NULL, created_at ${int} NOT NULL, last_step ${int} NOT NULL
    )`);
    await runner.query(
      'CREATE INDEX customers_invited_by ON customers (invited_by, id) WHERE invited_by IS NOT NULL',
    );
    await runner.query(`ALTER TABLE "customers" ADD COLUMN credentials_changed_at ${int}`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
