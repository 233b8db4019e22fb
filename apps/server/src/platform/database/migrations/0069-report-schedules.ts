import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recurring exports. */
export class ReportSchedules1700000000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "report_schedules" (
      id ${int} PRIMARY KEY NOT NULL, operator_id ${int} NOT NULL, resource TEXT NOT NULL, format TEXT NOT NULL,
      book TEXT NOT NULL, period TEXT NOT NULL, next_at ${int} NOT NULL, last_at ${int}
    )`);
    await runner.query('CREATE INDEX report_schedules_due ON report_schedules (next_at)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
