import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The journal's own chain, hashes of written rows, and the seal. The next server start adds the existing rows
 * (`start-journal.ts`).
 */
export class Journal1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const int = isSqlite ? 'INTEGER' : 'BIGINT';
    // Compared byte by byte, independent of the database's locale.
    const bytes = isSqlite ? '' : 'COLLATE "C"';
    await runner.query(`CREATE TABLE "journal_links" (
      place ${int} PRIMARY KEY NOT NULL, lane_seq ${int} NOT NULL, rows ${int} NOT NULL, note TEXT,
      parts TEXT NOT NULL, hash TEXT NOT NULL
    )`);
    await runner.query('CREATE INDEX journal_links_noted ON journal_links (place) WHERE note IS NOT NULL');
    await runner.query(`CREATE TABLE "row_writes" (
      place ${int} PRIMARY KEY NOT NULL, table_name TEXT ${bytes} NOT NULL, row_key TEXT ${bytes} NOT NULL,
      op TEXT NOT NULL, columns TEXT NOT NULL
    )`);
    await runner.query('CREATE INDEX row_writes_row ON row_writes (table_name, row_key, place)');
    await runner.query(`CREATE TABLE "bar_histories" (
      symbol_id ${int} NOT NULL, period TEXT NOT NULL, until ${int} NOT NULL, count ${int} NOT NULL, hash TEXT NOT NULL,
      PRIMARY KEY (symbol_id, period)
    )`);
    await runner.query(`ALTER TABLE engine_lease ADD COLUMN links ${int} NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE engine_lease ADD COLUMN link_hash TEXT NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE engine_lease ADD COLUMN sealed_epoch ${int} NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE engine_lease ADD COLUMN seal TEXT NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
