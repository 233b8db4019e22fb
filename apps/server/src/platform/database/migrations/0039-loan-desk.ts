import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Progress of borrower notices, sort indexes of the loan list, proofs by picture; form claims move to the common claims
 * table.
 */
export class LoanDesk1700000000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query('ALTER TABLE "loan_applications" DROP COLUMN claimed_by');
    await runner.query('ALTER TABLE "loan_applications" DROP COLUMN claimed_at');
    await runner.query('CREATE INDEX loan_applications_at ON loan_applications (submitted_at, id)');
    await runner.query('CREATE INDEX loans_created ON loans (created_at, id)');
    await runner.query('CREATE INDEX loans_waiting ON loans (status, created_at, id)');
    await runner.query('CREATE INDEX loans_product ON loans (product_id, created_at, id)');
    await runner.query('CREATE INDEX loans_due_at ON loans (due_at, id)');
    await runner.query('CREATE INDEX loans_proof ON loans (proof) WHERE proof IS NOT NULL');
    await runner.query(`CREATE TABLE "loan_notices" (
      loan_id ${int} PRIMARY KEY NOT NULL, told_at ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
