import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nicknames that customers had before: they were reserved only until a restart. */
export class FormerNicknames1700000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(
      `CREATE TABLE "former_nicknames" (nickname_key TEXT PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
