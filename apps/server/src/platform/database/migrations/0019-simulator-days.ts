import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Simulator keys, one per GMT day, and the journal positions at which feeds were started. */
export class SimulatorDays1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "simulator_days" (
      day TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, source TEXT NOT NULL, sealed TEXT NOT NULL, key TEXT,
      published_at ${int} NOT NULL, revealed_at ${int}
    )`);
    await runner.query(`CREATE INDEX lane_inputs_feeds ON lane_inputs (lane_seq) WHERE kind = 'feeds.start'`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
