import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Custom roles; custom role, daily limit and allowed networks of a single operator. */
export class OperatorTerms1700000000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "custom_roles" (
      id ${int} PRIMARY KEY NOT NULL, name TEXT NOT NULL, permissions TEXT NOT NULL, created_at ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "operator_terms" (
      id ${int} PRIMARY KEY NOT NULL, custom_role_id ${int}, daily_limit ${int}, networks TEXT NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
