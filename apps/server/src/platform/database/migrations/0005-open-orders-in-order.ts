import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of open positions, newest first: the first page of a million is read without sorting. */
export class OpenOrdersInOrder1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_open');
    await runner.query(
      `CREATE INDEX orders_open ON orders (status, created_at, id) WHERE status IN ('pending', 'holding')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
