import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Approvers of sums, the time from which an operator may decide, and links for setting operator passwords. */
export class TwoPeople1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "reviews" (
      lane_seq ${int} PRIMARY KEY NOT NULL, queue TEXT NOT NULL, ref_id ${int} NOT NULL, customer_id ${int} NOT NULL,
      amount ${int} NOT NULL, first_id ${int} NOT NULL, second_id ${int}, approval_id ${int}, waited_from ${int},
      at ${int} NOT NULL
    )`);
    await runner.query('CREATE INDEX reviews_at ON reviews (at)');
    for (const column of [
      `decides_from ${int} NOT NULL DEFAULT 0`,
      `password_by ${int}`,
      `created_by ${int}`,
      'link_hash TEXT',
      `link_until ${int} NOT NULL DEFAULT 0`,
    ]) {
      await runner.query(`ALTER TABLE "operators" ADD COLUMN ${column}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
