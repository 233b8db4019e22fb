import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for filters of the journal list, fast at a million entries; and codes that can be used once only. */
export class LargeLists1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ledger_entries_type ON ledger_entries (type, id)');
    await runner.query('DROP INDEX ledger_entries_ref');
    await runner.query('CREATE INDEX ledger_entries_ref ON ledger_entries (ref_id, ref_kind)');
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE operators ADD COLUMN totp_step ${int} NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
