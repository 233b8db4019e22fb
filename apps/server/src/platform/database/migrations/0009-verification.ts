import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers' documents, and identity verification submissions. */
export class Verification1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "uploads" (
      id TEXT PRIMARY KEY NOT NULL, owner_id ${int} NOT NULL, kind TEXT NOT NULL, sha256 TEXT NOT NULL,
      size ${int} NOT NULL, width ${int} NOT NULL, height ${int} NOT NULL, attached_at ${int}, created_at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX uploads_loose ON uploads (created_at) WHERE attached_at IS NULL');
    await runner.query(`CREATE TABLE "verifications" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, level TEXT NOT NULL, status TEXT NOT NULL,
      given TEXT NOT NULL, pictures TEXT NOT NULL, submitted_at ${int} NOT NULL, claimed_by ${int}, claimed_at ${int},
      decided_by ${int}, decided_at ${int}, reason TEXT, fields TEXT NOT NULL, note TEXT
    )`);
    await runner.query('CREATE INDEX verifications_customer ON verifications (customer_id, level, id)');
    await runner.query('CREATE INDEX verifications_submitted ON verifications (status, submitted_at, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
