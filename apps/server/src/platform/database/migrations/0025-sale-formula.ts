import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Formula by which an option is bought back; existing requests keep the previous one. */
export class SaleFormula1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE "option_sales" ADD COLUMN formula ${int} NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
