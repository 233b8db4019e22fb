import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents given at registration. */
export class Consents1700000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "consents" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, group_key TEXT NOT NULL, version TEXT NOT NULL,
      lang TEXT NOT NULL, agreed_at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX consents_customer ON consents (customer_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
