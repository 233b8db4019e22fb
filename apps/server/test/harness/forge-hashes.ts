import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { lineOf, nextJournalLink, PartHash } from '../../dist/engine/kernel/journal-link.js';
import { ProductRegistry } from '../../dist/engine/kernel/product-registry.js';
import { hashedText } from '../../dist/engine/kernel/row-hashes.js';
import { journalLinks, rowWrites } from '../../dist/engine/kernel/tables/journal.table.js';
import { engineLease } from '../../dist/engine/kernel/tables/lane.table.js';
import { PRODUCTS } from '../../dist/engine/products/index.js';
import { auditLog } from '../../dist/features/audit/audit.table.js';
import { CHAIN_START, nextLink } from '../../dist/platform/database/chain.js';
import type { DatabaseReader, SqlRow } from '../../dist/platform/database/database-reader.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import type { JournalKey } from '../../dist/platform/database/journal-key.js';
import { type SqlValue, type Table, toSnakeCase } from '../../dist/platform/database/table.js';
import { schema } from '../../dist/schema.js';
import { writeBypassingEngine } from '../engine/write-bypassing-engine.js';

type AnyTable = Table<Record<string, unknown>>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Recomputes every hash in the database, like an attacker with its password and the installation's secrets: the audit
 * log, row records, the journal's links and its seal. Seals of days are unchanged.
 */
export async function forgeHashes(target: DatabaseTarget, key: JournalKey): Promise<void> {
  for (const rework of [reworkAudit, reworkRows, reworkLinks]) {
    const reader = await openSnapshot(target);
    const statements = await rework(reader, key).finally(() => reader.close());
    if (statements.length > 0) await writeBypassingEngine(target, statements.join(';\n'));
  }
}

async function reworkAudit(reader: DatabaseReader): Promise<string[]> {
  const { chain } = auditLog;
  if (!chain) throw new Error('the log is no chain');
  let end = CHAIN_START;
  const statements: string[] = [];
  for (const row of await reader.select(auditLog, 'ORDER BY place')) {
    end = nextLink(end, chain, row);
    statements.push(`UPDATE audit_log SET hash = ${quoted(end.hash)} WHERE id = ${row.id}`);
  }
  return [...statements, `UPDATE chain_ends SET hash = ${quoted(end.hash)} WHERE name = 'audit_log'`];
}

/** Row records: matching the current rows, with deletions for missing ones. Earlier records are unchanged. */
async function reworkRows(reader: DatabaseReader, key: JournalKey): Promise<string[]> {
  const records = await reader.select(rowWrites, 'ORDER BY place');
  const newest = new Map<string, number>();
  for (const { place, tableName, rowKey, columns } of records) {
    newest.set(`${tableName} ${rowKey}`, place);
    for (const name of Object.keys(JSON.parse(columns) as object))
      newest.set(`${tableName} ${rowKey} ${name}`, place);
  }
  const statements: string[] = [];
  for (const { place, tableName, rowKey, op, columns } of records) {
    const row = await storedRow(reader, tableName, rowKey);
    const isLast = newest.get(`${tableName} ${rowKey}`) === place;
    if (!row && (!isLast || op === 'remove')) continue;
    const hash = key.columnHasher(place, tableName, rowKey);
    const hashes = Object.entries(JSON.parse(columns) as Record<string, string>).map(([name, former]) => {
      const isOld = newest.get(`${tableName} ${rowKey} ${name}`) !== place;
      return [name, isOld ? former : hash(name, hashedText(row?.[toSnakeCase(name)] as SqlValue))];
    });
    const written = row ? JSON.stringify(Object.fromEntries(hashes)) : '{}';
    const set = `op = '${row ? op : 'remove'}', columns = ${quoted(written)}`;
    if (!row || written !== columns) statements.push(`UPDATE row_writes SET ${set} WHERE place = ${place}`);
  }
  return statements;
}

async function storedRow(
  reader: DatabaseReader,
  tableName: string,
  rowKey: string,
): Promise<SqlRow | undefined> {
  const table = schema.find(({ name }) => name === tableName) as AnyTable;
  const where = table.key.map((name, at) => `${toSnakeCase(name)} = $${at + 1}`).join(' AND ');
  const [row] = await reader.query(
    `SELECT * FROM ${tableName} WHERE ${where}`,
    JSON.parse(rowKey) as SqlValue[],
  );
  return row;
}

async function reworkLinks(reader: DatabaseReader, key: JournalKey): Promise<string[]> {
  const linked = new ProductRegistry(PRODUCTS).linked as readonly AnyTable[];
  const statements: string[] = [];
  let end = CHAIN_START;
  let before = { laneSeq: Number.MIN_SAFE_INTEGER, rows: 0 };
  for (const link of await reader.select(journalLinks, 'ORDER BY place')) {
    const parts: Record<string, unknown> = {};
    for (const table of linked) {
      const isOfRows = table.name === rowWrites.name;
      const order = isOfRows ? 'place' : 'lane_seq';
      const span = isOfRows ? [before.rows, link.rows] : [before.laneSeq, link.laneSeq];
      const rest = `WHERE ${order} > $1 AND ${order} <= $2 ORDER BY ${order}`;
      const rows = await reader.select(table, rest, span);
      if (rows.length === 0) continue;
      const part = new PartHash();
      for (const row of rows) part.take(lineOf(table, row), 1);
      parts[table.name] = part.end();
    }
    const content = { ...link, parts: JSON.stringify(parts) };
    end = nextJournalLink(end, content);
    before = link;
    statements.push(
      `UPDATE journal_links SET parts = ${quoted(content.parts)}, hash = ${quoted(end.hash)} WHERE place = ${link.place}`,
    );
  }
  const [lease] = await reader.select(engineLease);
  if (!lease) return statements;
  const { laneSeq, sealedEpoch: epoch } = lease;
  const seal = key.seal({ laneSeq, epoch, place: end.place, hash: end.hash });
  return [
    ...statements,
    `UPDATE engine_lease SET link_hash = ${quoted(end.hash)}, seal = ${quoted(seal)} WHERE id = 1`,
  ];
}
