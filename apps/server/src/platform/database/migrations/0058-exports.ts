import type { MigrationInterface, QueryRunner } from 'typeorm';

/** List exports of operators. */
export class Exports1700000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "export_jobs" (
      id ${int} PRIMARY KEY NOT NULL, operator_id ${int} NOT NULL, resource TEXT NOT NULL, format TEXT NOT NULL,
      request TEXT NOT NULL, state TEXT NOT NULL, written ${int} NOT NULL, total ${int}, is_cut ${int} NOT NULL,
      size ${int} NOT NULL, file TEXT NOT NULL, created_at ${int} NOT NULL, ended_at ${int}
    )`);
    await runner.query('CREATE INDEX export_jobs_operator ON export_jobs (operator_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
