import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CHAIN_START, type ChainEnd, nextLink } from '../chain.js';

/** Hash chain of the audit log, and approval requests (four-eyes). */
export class Desk1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const int = isSqlite ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE audit_log ADD COLUMN customer_id ${int}`);
    await runner.query(`ALTER TABLE audit_log ADD COLUMN place ${int} NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE audit_log ADD COLUMN hash TEXT NOT NULL DEFAULT ''`);
    await runner.query(
      `UPDATE audit_log SET customer_id = CAST(resource_id AS ${int}) WHERE resource = 'customers'`,
    );
    await runner.query(`CREATE TABLE "chain_ends" (
      name TEXT PRIMARY KEY NOT NULL, place ${int} NOT NULL, hash TEXT NOT NULL
    )`);
    const end = await linkAll(runner, isSqlite);
    if (end.place > 0) {
      await runner.query(`INSERT INTO chain_ends VALUES ('audit_log', ${end.place}, '${end.hash}')`);
    }
    await runner.query(`CREATE TABLE "approvals" (
      id ${int} PRIMARY KEY NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, payload TEXT NOT NULL,
      reason TEXT NOT NULL, before TEXT, after TEXT, maker_id ${int} NOT NULL,
      made_at ${int} NOT NULL, expires_at ${int} NOT NULL, state TEXT NOT NULL, decider_id ${int},
      decided_at ${int}, note TEXT
    )`);
    for (const statement of INDEXES) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}

const OVER = [
  'id',
  'at',
  'operator_id',
  'operator_email',
  'address',
  'action',
  'resource',
  'resource_id',
  'customer_id',
  'before',
  'after',
  'reason',
];
const NUMBERS = new Set(['id', 'at', 'operator_id', 'customer_id']);
const PAGE = 5_000;

/** Links the audit rows written before the chain existed, in the order of writing. */
async function linkAll(runner: QueryRunner, isSqlite: boolean): Promise<ChainEnd> {
  const [place, hash, key] = isSqlite ? ['?', '?', '?'] : ['$1', '$2', '$3'];
  const update = `UPDATE audit_log SET place = ${place}, hash = ${hash} WHERE id = ${key}`;
  let end = CHAIN_START;
  for (let last = -1; ; ) {
    const rows = (await runner.query(
      `SELECT * FROM audit_log WHERE id > ${last} ORDER BY id LIMIT ${PAGE}`,
    )) as Record<string, unknown>[];
    for (const row of rows) {
      for (const name of NUMBERS) if (row[name] !== null) row[name] = Number(row[name]);
      end = nextLink(end, { over: OVER }, row);
      last = row.id as number;
      await runner.query(update, [end.place, end.hash, last]);
    }
    if (rows.length < PAGE) return end;
  }
}

const INDEXES: readonly string[] = [
  'CREATE UNIQUE INDEX audit_log_place ON audit_log (place)',
  'DROP INDEX audit_log_resource',
  'CREATE INDEX audit_log_resource ON audit_log (resource, resource_id, id)',
  'CREATE INDEX audit_log_resources ON audit_log (resource, id)',
  'CREATE INDEX audit_log_deeds ON audit_log (resource, action, id)',
  'CREATE INDEX audit_log_actions ON audit_log (action, id)',
  'CREATE INDEX audit_log_operator ON audit_log (operator_id, id)',
  'CREATE INDEX audit_log_operator_resource ON audit_log (operator_id, resource, id)',
  'CREATE INDEX audit_log_operator_action ON audit_log (operator_id, action, id)',
  'CREATE INDEX audit_log_customer ON audit_log (customer_id, id) WHERE customer_id IS NOT NULL',
  'CREATE INDEX approvals_state ON approvals (state, made_at, id)',
  'CREATE INDEX approvals_made ON approvals (made_at, id)',
  'CREATE INDEX approvals_subject ON approvals (kind, subject, id)',
  'CREATE INDEX approvals_maker ON approvals (maker_id, made_at, id)',
];
