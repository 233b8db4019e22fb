import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices to followers about skips, capital stops and suspensions, with their progress. */
export class FollowNotices1700000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "follow_notices" (
      id ${int} PRIMARY KEY NOT NULL, kind TEXT NOT NULL, at ${int} NOT NULL, lane_seq ${int} NOT NULL,
      trader_id ${int} NOT NULL, trader_name TEXT NOT NULL, customer_id ${int}, symbol_id ${int}, reason TEXT,
      amount ${int}, told_up_to ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX follow_notices_at ON follow_notices (at)');
    await runner.query('CREATE INDEX follow_notices_untold ON follow_notices (id) WHERE told_up_to <> -1');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
