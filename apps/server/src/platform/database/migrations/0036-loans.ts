import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Loan products, application forms, signed agreements, and the loans. */
export class Loans1700000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "loan_products" (
      id ${int} PRIMARY KEY NOT NULL, name TEXT NOT NULL, loan_period ${int} NOT NULL, least ${int} NOT NULL,
      most ${int} NOT NULL, interest_rate ${int} NOT NULL, free_period ${int} NOT NULL,
      penalty_rate ${int} NOT NULL, sort ${int} NOT NULL, is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "loan_standings" (
      customer_id ${int} PRIMARY KEY NOT NULL, application_id ${int} NOT NULL, status TEXT NOT NULL
    )`);
    await runner.query(`CREATE TABLE "loan_applications" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, status TEXT NOT NULL, given TEXT NOT NULL,
      pictures TEXT NOT NULL, submitted_at ${int} NOT NULL, claimed_by ${int}, claimed_at ${int},
      decided_by ${int}, decided_at ${int}, reason TEXT, fields TEXT NOT NULL, note TEXT
    )`);
    await runner.query('CREATE INDEX loan_applications_status ON loan_applications (status, submitted_at)');
    await runner.query('CREATE INDEX loan_applications_customer ON loan_applications (customer_id, id)');
    await runner.query(`CREATE TABLE "loan_agreements" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, lang TEXT NOT NULL, hash TEXT NOT NULL,
      encrypted TEXT NOT NULL, signature TEXT NOT NULL, signed_at ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "loans" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, product_id ${int} NOT NULL,
      status TEXT NOT NULL, amount ${int} NOT NULL, interest_rate ${int} NOT NULL, free_period ${int} NOT NULL,
      loan_period ${int} NOT NULL, penalty_rate ${int} NOT NULL, agreement_id ${int} NOT NULL,
      agreement TEXT NOT NULL, created_at ${int} NOT NULL, reviewed_at ${int}, disbursed_at ${int},
      due_at ${int}, checked_from ${int}, checked_until ${int}, proof TEXT, proof_at ${int}, repaid_to TEXT,
      interest ${int}, penalty ${int}, ended_at ${int}, repaid_by TEXT, reason TEXT, note TEXT,
      reminded_at ${int}
    )`);
    await runner.query('CREATE INDEX loans_customer ON loans (customer_id, id)');
    await runner.query('CREATE INDEX loans_status ON loans (status, id)');
    await runner.query(`CREATE INDEX loans_due ON loans (due_at, id) WHERE status IN ('active', 'checking')`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
