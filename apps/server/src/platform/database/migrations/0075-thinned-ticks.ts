import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days with thinned ticks, and the hashes that link the remaining ticks to the roots of their minutes. */
export class ThinnedTicks1700000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "thinned_days" (
      day TEXT NOT NULL, symbol_id ${int} NOT NULL, first_seq ${int} NOT NULL, last_seq ${int} NOT NULL,
      kept ${int} NOT NULL, dropped ${int} NOT NULL, file TEXT NOT NULL, sha256 TEXT NOT NULL, thinned_at ${int} NOT NULL,
      PRIMARY KEY (day, symbol_id)
    )`);
    await runner.query(`CREATE TABLE "kept_ticks" (
      symbol_id ${int} NOT NULL, seq ${int} NOT NULL, day TEXT NOT NULL, place ${int} NOT NULL, count ${int} NOT NULL,
      path TEXT NOT NULL, PRIMARY KEY (symbol_id, seq)
    )`);
    await runner.query(
      'CREATE INDEX orders_trailing ON orders (symbol_id, trailing_since) WHERE trailing_since IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('What was thinned is never dropped: restore a backup instead.');
  }
}
