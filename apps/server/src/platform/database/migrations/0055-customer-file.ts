import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators' notes on customers with every revision, and tags with their author. */
export class CustomerFile1700000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const int = isSqlite ? 'INTEGER' : 'BIGINT';
    // A prefix search is a range query, which needs an index sorted by code point.
    const tag = isSqlite ? 'TEXT' : 'TEXT COLLATE "C"';
    for (const statement of [
      `CREATE TABLE "customer_notes" (
        id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, note_id ${int} NOT NULL,
        text TEXT NOT NULL, operator_id ${int} NOT NULL, at ${int} NOT NULL
      )`,
      'CREATE INDEX customer_notes_customer ON customer_notes (customer_id, at, id)',
      'CREATE INDEX customer_notes_wordings ON customer_notes (note_id, id)',
      `CREATE TABLE "customer_tags" (
        customer_id ${int} NOT NULL, tag ${tag} NOT NULL, PRIMARY KEY (customer_id, tag)
      )`,
      'CREATE INDEX customer_tags_tag ON customer_tags (tag, customer_id)',
      `CREATE TABLE "tag_changes" (
        id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, tag TEXT NOT NULL,
        is_on ${int} NOT NULL, operator_id ${int} NOT NULL, at ${int} NOT NULL
      )`,
      'CREATE INDEX tag_changes_customer ON tag_changes (customer_id, at, id)',
    ])
      await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
