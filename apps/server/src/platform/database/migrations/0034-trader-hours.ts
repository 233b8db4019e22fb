import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hourly figures of traders. */
export class TraderHours1700000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "trader_hours" (
      id ${int} PRIMARY KEY NOT NULL, trader_id ${int} NOT NULL, hour ${int} NOT NULL, is_running ${int} NOT NULL,
      lane_seq ${int} NOT NULL, before ${int} NOT NULL, result ${int} NOT NULL, realised ${int} NOT NULL,
      high ${int} NOT NULL, low ${int} NOT NULL, fall ${int} NOT NULL, margin ${int} NOT NULL, most ${int} NOT NULL,
      closed ${int} NOT NULL, won ${int} NOT NULL, most_ever ${int} NOT NULL, closed_ever ${int} NOT NULL,
      counts TEXT NOT NULL
    )`);
    await runner.query('CREATE INDEX trader_hours_trader ON trader_hours (trader_id, hour)');
    await runner.query('CREATE INDEX trader_hours_running ON trader_hours (trader_id) WHERE is_running = 1');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
