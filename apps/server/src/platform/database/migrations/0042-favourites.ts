import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favourite symbols of customers. */
export class Favourites1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "favourites" (
      customer_id ${int} NOT NULL, symbol_id ${int} NOT NULL, added_at ${int} NOT NULL,
      PRIMARY KEY (customer_id, symbol_id)
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
