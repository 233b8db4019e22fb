import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ticks } from '../../engine/market/tables/market.table.js';
import type { DatabaseTarget } from '../../platform/database/dialect.js';
import { postgresTypes } from '../../platform/database/postgres-reader.js';
import { type Connection, Reader, type StoredRow } from '../../platform/database/reader.js';
import type { RowOf, Stored } from '../../platform/database/table.js';

/** There is nothing to read where the data should be. */
export class NoDatabase extends Error {
  constructor(file: string) {
    super(`There is no database at ${file}: has the server been started with this DATA_DIR?`);
  }
}

/** A reader that sees one instant of the database throughout, also while a server works on it. */
export async function openSnapshot(target: DatabaseTarget, archived?: Archived): Promise<Reader> {
  return new Reader(
    target.dialect === 'sqlite'
      ? sqliteSnapshot(target.file, archived)
      : await postgresSnapshot(target.url, archived),
  );
}

/** Ticks that are in files, to be read as if they stood in their table. */
type Archived = Iterable<readonly RowOf<typeof ticks>[]>;

/**
 * Beside the database, for this connection alone: a table of what is in files, and a view under the name of `ticks`, which
 * is found before the table. What both have is read from the database: it is looked at there.
 */
const SQLITE = {
  table: `CREATE TEMP TABLE archived_ticks (
      symbol_id INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, bid INTEGER NOT NULL, ask INTEGER NOT NULL,
      lane_seq INTEGER NOT NULL, PRIMARY KEY (symbol_id, seq)
    )`,
  take: `INSERT INTO archived_ticks SELECT $1, $2, $3, $4, $5, $6
    WHERE NOT EXISTS (SELECT 1 FROM main.ticks WHERE symbol_id = $1 AND seq = $2)`,
  view: `CREATE TEMP VIEW ticks AS SELECT symbol_id, seq, at, bid, ask, lane_seq FROM main.ticks
    UNION ALL SELECT symbol_id, seq, at, bid, ask, lane_seq FROM archived_ticks`,
};
const POSTGRES = {
  table: `CREATE TEMP TABLE archived_ticks (
      symbol_id BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, bid BIGINT NOT NULL, ask BIGINT NOT NULL,
      lane_seq BIGINT NOT NULL, PRIMARY KEY (symbol_id, seq)
    )`,
  take: `INSERT INTO archived_ticks SELECT a.* FROM
      unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      AS a(symbol_id, seq, at, bid, ask, lane_seq)
    WHERE NOT EXISTS (SELECT 1 FROM ticks t WHERE t.symbol_id = a.symbol_id AND t.seq = a.seq)`,
  // The table itself is meant: there is no view of that name yet.
  view: `CREATE TEMP VIEW ticks AS SELECT symbol_id, seq, at, bid, ask, lane_seq FROM ticks
    UNION ALL SELECT symbol_id, seq, at, bid, ask, lane_seq FROM archived_ticks`,
};
const INDEXES = [
  'CREATE INDEX archived_lane ON archived_ticks (lane_seq)',
  'CREATE INDEX archived_time ON archived_ticks (symbol_id, at)',
];

function sqliteSnapshot(file: string, archived: Archived | undefined): Connection {
  if (!existsSync(file)) throw new NoDatabase(file);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.defaultSafeIntegers(true);
  const named = (values: readonly Stored[]): object =>
    Object.fromEntries(values.map((value, index) => [index + 1, value]));
  if (archived) {
    database.exec(SQLITE.table);
    const insert = database.prepare(SQLITE.take);
    for (const rows of archived) for (const row of rows) insert.run(named(valuesOf(row)));
    for (const statement of [...INDEXES, SQLITE.view]) database.exec(statement);
  }
  database.exec('BEGIN');
  return {
    async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
      const statement = database.prepare(sql);
      return (parameters.length > 0 ? statement.all(named(parameters)) : statement.all()) as StoredRow[];
    },
    async close(): Promise<void> {
      database.close();
    },
  };
}

const valuesOf = ({ symbolId, seq, at, bid, ask, laneSeq }: RowOf<typeof ticks>): number[] => [
  ...[symbolId, seq, at, bid, ask, laneSeq],
];

async function postgresSnapshot(url: string, archived: Archived | undefined): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, types: postgresTypes });
  await client.connect();
  if (archived)
    await carryArchive(client, archived).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
      return (await client.query<StoredRow>(sql, [...parameters])).rows;
    },
    close: () => client.end(),
  };
}

async function carryArchive(client: pg.Client, archived: Archived): Promise<void> {
  await client.query(POSTGRES.table);
  for (const rows of archived) {
    const values = rows.map(valuesOf);
    const columns = [0, 1, 2, 3, 4, 5].map((at) => values.map((row) => row[at]));
    await client.query(POSTGRES.take, columns);
  }
  for (const statement of [...INDEXES, POSTGRES.view]) await client.query(statement);
}
