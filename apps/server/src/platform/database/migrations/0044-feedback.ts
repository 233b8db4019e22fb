import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customer feedback. */
export class Feedback1700000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "feedback" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, lang TEXT NOT NULL, sealed_text TEXT NOT NULL,
      sent_at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX feedback_customer ON feedback (customer_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
