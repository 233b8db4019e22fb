import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operator actions that count towards a daily limit. */
export class OperatorActs1700000000028 implements MigrationInterface {
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
