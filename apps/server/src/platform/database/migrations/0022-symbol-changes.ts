import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled symbol changes, and symbols whose prices wait for review. Orders already store their conversion. */
export class SymbolChanges1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "symbol_changes" (
      id ${int} PRIMARY KEY NOT NULL, symbol_id ${int} NOT NULL, terms TEXT NOT NULL, state TEXT NOT NULL,
      made_by ${int} NOT NULL, made_at ${int} NOT NULL, holds_at ${int} NOT NULL, made_seq ${int} NOT NULL,
      ended_seq ${int}, ended_at ${int}, told_up_to ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX symbol_changes_symbol ON symbol_changes (symbol_id, id)');
    await runner.query('CREATE INDEX symbol_changes_made ON symbol_changes (made_seq)');
    await runner.query('CREATE INDEX symbol_changes_ended ON symbol_changes (ended_seq)');
    await runner.query(`CREATE TABLE "symbol_pauses" (
      symbol_id ${int} PRIMARY KEY NOT NULL, lane_seq ${int} NOT NULL, since ${int} NOT NULL,
      is_resuming ${int} NOT NULL
    )`);
    await runner.query(`CREATE INDEX rejected_ticks_symbol ON rejected_ticks (symbol_id, lane_seq)`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
