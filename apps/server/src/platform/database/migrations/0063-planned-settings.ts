import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled settings changes. */
export class PlannedSettings1700000000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "planned_settings" (
      id ${int} PRIMARY KEY, key TEXT NOT NULL, value TEXT, holds_at ${int} NOT NULL, state TEXT NOT NULL,
      refusal TEXT, made_by ${int} NOT NULL, made_at ${int} NOT NULL, ended_at ${int}, is_traced ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX planned_settings_state ON planned_settings (state, holds_at)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
