import { personParts, type SearchFields } from '@truemark/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers whose search parts are written by one statement. */
const PORTION = 1_000;

/** Search parts of customers; payments by reference and destination address. */
export class CustomerParts1700000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const int = isSqlite ? 'INTEGER' : 'BIGINT';
    // A prefix search is a range query, which needs an index sorted by code point.
    const text = isSqlite ? 'TEXT' : 'TEXT COLLATE "C"';
    await runner.query(
      `CREATE TABLE "customer_parts" (id ${int} PRIMARY KEY NOT NULL, part ${text} NOT NULL)`,
    );
    await fill(runner, isSqlite);
    // The index is created after the rows are inserted: many times faster than row by row.
    await runner.query('CREATE INDEX customer_parts_part ON customer_parts (part, id)');
    if (!isSqlite) {
      for (const column of ['reference', 'target']) {
        await runner.query(`ALTER TABLE withdrawals ALTER COLUMN ${column} TYPE TEXT COLLATE "C"`);
      }
    }
    await runner.query(
      'CREATE INDEX withdrawals_reference ON withdrawals (reference) WHERE reference IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}

async function fill(runner: QueryRunner, isSqlite: boolean): Promise<void> {
  const given = isSqlite
    ? `SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`
    : `SELECT (value ->> 0)::bigint, value ->> 1 FROM json_array_elements($1::json)`;
  for (let after = -1; ; ) {
    const people = (await runner.query(
      `SELECT id, name, nickname, email, mobile, uid FROM customers WHERE id > ${after} ORDER BY id LIMIT ${PORTION}`,
    )) as (SearchFields & { readonly id: number | string })[];
    const last = people.at(-1);
    if (!last) return;
    after = Number(last.id);
    const parts = people
      .flatMap(({ id, ...person }) => personParts(Number(id), person))
      .flatMap(({ id, part }) => (part === null ? [] : [[id, part]]));
    await runner.query(`INSERT INTO customer_parts (id, part) ${given}`, [JSON.stringify(parts)]);
  }
}
