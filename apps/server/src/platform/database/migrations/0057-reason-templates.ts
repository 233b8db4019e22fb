import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text templates for rejections, by queue and language. */
export class ReasonTemplates1700000000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "reason_templates" (
      id ${int} PRIMARY KEY NOT NULL, queue TEXT NOT NULL, name TEXT NOT NULL, texts TEXT NOT NULL,
      sort ${int} NOT NULL, is_enabled ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX reason_templates_queue ON reason_templates (queue, sort)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
