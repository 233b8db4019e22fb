import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seals whose hash was delivered to the external recipient. */
export class SealDeliveries1700000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "seal_deliveries" (
      place ${int} PRIMARY KEY NOT NULL, day TEXT NOT NULL, delivered_at ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
