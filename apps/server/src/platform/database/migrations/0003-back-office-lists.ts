import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for filters of large back-office lists, fast at a million rows. */
export class BackOfficeLists1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    if (runner.connection.options.type === 'better-sqlite3') return;
    // A prefix search is a range query, which needs an index sorted by code point.
    for (const column of ['uid', 'email_key', 'mobile']) {
      await runner.query(`ALTER TABLE customers ALTER COLUMN ${column} TYPE TEXT COLLATE "C"`);
    }
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}

const statements: readonly string[] = [
  `CREATE INDEX customers_kind ON customers (is_demo, created_at)`,
  `CREATE INDEX customers_created ON customers (created_at)`,
  `CREATE INDEX customers_blocked ON customers (created_at) WHERE blocked <> '{}'`,
  `CREATE INDEX orders_created ON orders (created_at)`,
  `CREATE INDEX orders_symbol ON orders (symbol_id, created_at)`,
];
