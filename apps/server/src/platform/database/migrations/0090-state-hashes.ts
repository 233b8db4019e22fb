import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State hashes of the leader, which standby engines compare with their own. */
export class StateHashes1700000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "state_hashes" (
      slot ${int} PRIMARY KEY NOT NULL, place ${int} NOT NULL, lane_seq ${int} NOT NULL, part TEXT NOT NULL,
      first ${int} NOT NULL, last ${int} NOT NULL, hash TEXT NOT NULL
    )`);
    await runner.query('CREATE INDEX state_hashes_lane ON state_hashes (lane_seq)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
