import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Avatars of traders. */
export class Avatars1700000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(
      `CREATE TABLE "avatars" (customer_id ${int} PRIMARY KEY NOT NULL, upload_id TEXT NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
