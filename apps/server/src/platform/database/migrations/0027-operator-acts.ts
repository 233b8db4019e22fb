import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators did that counts towards a day's limit. */
export class OperatorActs1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "operator_acts" (
      lane_seq ${int} PRIMARY KEY NOT NULL, act TEXT NOT NULL, operator_id ${int} NOT NULL,
      customer_id ${int} NOT NULL, at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX operator_acts_at ON operator_acts (at)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
