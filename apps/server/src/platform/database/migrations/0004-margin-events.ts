import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Margin calls and stop-outs of accounts, and the message that reports each. */
export class MarginEvents1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "margin_events" (
      lane_seq ${int} NOT NULL, customer_id ${int} NOT NULL, kind TEXT NOT NULL, at ${int} NOT NULL, ended_at ${int},
      level ${int} NOT NULL, reached ${int} NOT NULL, closed TEXT NOT NULL, released TEXT NOT NULL,
      PRIMARY KEY (lane_seq, customer_id, kind)
    )`);
    await runner.query('CREATE INDEX margin_events_held ON margin_events (kind) WHERE ended_at IS NULL');
    await runner.query(`ALTER TABLE messages ADD COLUMN lane_seq ${int}`);
    await runner.query('CREATE INDEX messages_told ON messages (lane_seq) WHERE lane_seq IS NOT NULL');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
