import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of a fund pool's last shortage and of its notice to operators; sort indexes of the subscription list. */
export class PoolShortages1700000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "pool_shortages" (
      fund_id ${int} PRIMARY KEY NOT NULL, short_at ${int} NOT NULL, told_at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX fund_subscriptions_at ON fund_subscriptions (subscribed_at, id)');
    await runner.query('CREATE INDEX fund_subscriptions_states ON fund_subscriptions (fund_id, status, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
