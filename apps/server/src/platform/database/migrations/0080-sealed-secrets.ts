import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The installation's secrets, encrypted by a key stored elsewhere: for processes without a shared folder. */
export class SealedSecrets1700000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "sealed_secrets" (
      id ${int} NOT NULL PRIMARY KEY, salt TEXT NOT NULL, sealed TEXT NOT NULL, made_at ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
