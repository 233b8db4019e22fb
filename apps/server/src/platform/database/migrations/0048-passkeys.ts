import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of customers, and which customers need one after the password. */
export class Passkeys1700000000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "passkeys" (
      id TEXT PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, name TEXT NOT NULL, public_key TEXT NOT NULL,
      counter ${int} NOT NULL, transports TEXT NOT NULL, created_at ${int} NOT NULL, last_used_at ${int}
    )`);
    await runner.query('CREATE INDEX passkeys_customer ON passkeys (customer_id)');
    await runner.query(
      `CREATE TABLE "passkey_factors" (customer_id ${int} PRIMARY KEY NOT NULL, created_at ${int} NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
