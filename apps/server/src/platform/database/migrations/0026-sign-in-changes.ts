import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators involved in changes to another operator's sign-in. */
export class SignInChanges1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "sign_in_changes" (
      id ${int} PRIMARY KEY NOT NULL, operator_id ${int} NOT NULL, by_id ${int} NOT NULL, deed TEXT NOT NULL,
      at ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
