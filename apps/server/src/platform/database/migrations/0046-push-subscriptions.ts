import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Push subscriptions of customers' devices. */
export class PushSubscriptions1700000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "push_subscriptions" (
      id TEXT PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, session_id TEXT NOT NULL, sealed TEXT NOT NULL,
      kinds TEXT NOT NULL, hides_amounts ${int} NOT NULL, lang TEXT NOT NULL, created_at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX push_subscriptions_customer ON push_subscriptions (customer_id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
