import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Option sales that wait for their tick, and coins whose price is fixed at approval; existing coins keep their price.
 */
export class SalesAndEstimates1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "option_sales" (
      id ${int} PRIMARY KEY NOT NULL, option_id ${int} NOT NULL, customer_id ${int} NOT NULL,
      symbol_id ${int} NOT NULL, status TEXT NOT NULL, least ${int} NOT NULL, spread ${int} NOT NULL,
      asked_at ${int} NOT NULL, "until" ${int} NOT NULL, reason TEXT, seq ${int}, price ${int}, chance ${int},
      decided_at ${int}
    )`);
    await runner.query(`CREATE INDEX option_sales_waiting ON option_sales (id) WHERE status = 'waiting'`);
    for (const table of ['deposits', 'withdrawals']) {
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN priced_at_approval ${int} NOT NULL DEFAULT 0`);
    }
    await runner.query('CREATE INDEX option_sales_option ON option_sales (option_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
