import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sent codes, and messages that had no transport other than the operators' outbox. */
export class Codes1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "codes" (
      id ${int} PRIMARY KEY NOT NULL, target TEXT NOT NULL, purpose TEXT NOT NULL, code_hash TEXT NOT NULL,
      sent_at ${int} NOT NULL, tries ${int} NOT NULL, used_at ${int}
    )`);
    await runner.query('CREATE INDEX codes_target ON codes (target, sent_at)');
    await runner.query('CREATE INDEX codes_sent ON codes (sent_at)');
    await runner.query(`CREATE TABLE "outbox" (
      id ${int} PRIMARY KEY NOT NULL, at ${int} NOT NULL, channel TEXT NOT NULL, recipient TEXT NOT NULL,
      kind TEXT NOT NULL, lang TEXT NOT NULL, state TEXT NOT NULL, sealed_text TEXT
    )`);
    await runner.query('CREATE INDEX outbox_at ON outbox (at)');
    await runner.query('CREATE INDEX outbox_recipient ON outbox (recipient, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
