import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sealed days: the chain of seals, their signing keys, and the data for inclusion proofs. */
export class Seals1700000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "seals" (
      day TEXT PRIMARY KEY NOT NULL, place ${int} NOT NULL, prev TEXT NOT NULL, hash TEXT NOT NULL, seal TEXT NOT NULL,
      nonce_key TEXT NOT NULL, ends TEXT NOT NULL, public_key TEXT NOT NULL, sealed_at ${int} NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX seals_place ON seals (place)');
    await runner.query(`CREATE TABLE "seal_keys" (
      place ${int} PRIMARY KEY NOT NULL, public_key TEXT NOT NULL, signature TEXT, since ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "sealed_minutes" (
      day TEXT NOT NULL, symbol_id ${int} NOT NULL, time ${int} NOT NULL, count ${int} NOT NULL,
      first_seq ${int} NOT NULL, last_seq ${int} NOT NULL, first_bid ${int} NOT NULL, first_ask ${int} NOT NULL,
      last_bid ${int} NOT NULL, last_ask ${int} NOT NULL, low_bid ${int} NOT NULL, high_bid ${int} NOT NULL,
      low_ask ${int} NOT NULL, high_ask ${int} NOT NULL, root TEXT NOT NULL,
      PRIMARY KEY (day, symbol_id, time)
    )`);
    await runner.query(`CREATE TABLE "sealed_parts" (
      day TEXT NOT NULL, tree TEXT NOT NULL, place ${int} NOT NULL, first ${int} NOT NULL, count ${int} NOT NULL,
      root TEXT NOT NULL, totals TEXT NOT NULL,
      PRIMARY KEY (day, tree, place)
    )`);
    await runner.query(`CREATE TABLE "sealed_liabilities" (
      day TEXT NOT NULL, place ${int} NOT NULL, customer_id ${int} NOT NULL, totals TEXT NOT NULL, hash TEXT NOT NULL,
      PRIMARY KEY (day, place)
    )`);
    await runner.query('CREATE INDEX sealed_liabilities_customer ON sealed_liabilities (customer_id, day)');
  }

  async down(): Promise<void> {
    throw new Error('Seals are never dropped: restore a backup instead.');
  }
}
