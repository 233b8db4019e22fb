import type { ticks } from '../../engine/market/tables/market.table.js';
import type { RowOf } from '../../platform/database/table.js';
import type { ArchivedInput } from './archived-inputs.js';

/** Archived rows, to be read as if they were in their tables. */
export interface ArchivedRows {
  readonly ticks: Iterable<readonly RowOf<typeof ticks>[]>;
  readonly inputs: Iterable<readonly ArchivedInput[]>;
}

/** Parameters of `takeTick`: one row per call on SQLite, one array per column on PostgreSQL. */
export const valuesOfTick = ({ symbolId, seq, at, bid, ask, laneSeq }: RowOf<typeof ticks>): number[] => [
  ...[symbolId, seq, at, bid, ask, laneSeq],
];
export const valuesOfInput = ({ laneSeq, payload, outcome }: ArchivedInput): (number | string)[] => [
  ...[laneSeq, payload, outcome],
];

/**
 * Temporary tables of archived rows, for one connection only. Views named `ticks` and `lane_inputs` shadow the real
 * tables. Rows that exist in both are read from the database, which is what must be verified.
 */
const TABLES = [
  `CREATE TEMP TABLE archived_ticks (
    symbol_id INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, bid INTEGER NOT NULL, ask INTEGER NOT NULL,
    lane_seq INTEGER NOT NULL, PRIMARY KEY (symbol_id, seq)
  )`,
  'CREATE TEMP TABLE archived_inputs (lane_seq INTEGER PRIMARY KEY, payload TEXT NOT NULL, outcome TEXT NOT NULL)',
];
// These statements refer to the real tables, since the views do not exist yet.
const VIEWS = [
  'CREATE INDEX archived_lane ON archived_ticks (lane_seq)',
  'CREATE INDEX archived_time ON archived_ticks (symbol_id, at)',
  `CREATE TEMP VIEW ticks AS SELECT symbol_id, seq, at, bid, ask, lane_seq FROM main.ticks
    UNION ALL SELECT symbol_id, seq, at, bid, ask, lane_seq FROM archived_ticks`,
  `CREATE TEMP VIEW moved_inputs AS SELECT m.lane_seq, m.at, m.kind, a.payload, a.outcome, m.idempotency_owner,
      m.idempotency_key, m.idempotency_hash, m.payload AS stub
    FROM main.lane_inputs m LEFT JOIN archived_inputs a ON a.lane_seq = m.lane_seq
    WHERE m.payload LIKE '{"archived":"%'`,
  `CREATE TEMP VIEW lane_inputs AS SELECT m.lane_seq, m.at, m.kind,
      CASE WHEN m.payload LIKE '{"archived":"%' AND a.payload IS NOT NULL THEN a.payload ELSE m.payload END AS payload,
      CASE WHEN m.payload LIKE '{"archived":"%' AND a.outcome IS NOT NULL THEN a.outcome ELSE m.outcome END AS outcome,
      m.idempotency_owner, m.idempotency_key, m.idempotency_hash
    FROM main.lane_inputs m LEFT JOIN archived_inputs a ON a.lane_seq = m.lane_seq`,
];

export const SQLITE_OVERLAY = {
  tables: TABLES,
  views: VIEWS,
  takeTick: `INSERT INTO archived_ticks SELECT $1, $2, $3, $4, $5, $6
    WHERE NOT EXISTS (SELECT 1 FROM main.ticks WHERE symbol_id = $1 AND seq = $2)`,
  takeInput: 'INSERT OR IGNORE INTO archived_inputs VALUES ($1, $2, $3)',
};

const ofPostgres = (statement: string): string =>
  statement.replaceAll('INTEGER', 'BIGINT').replaceAll('main.', '');

export const POSTGRES_OVERLAY = {
  tables: TABLES.map(ofPostgres),
  views: VIEWS.map(ofPostgres),
  takeTick: `INSERT INTO archived_ticks SELECT a.* FROM
      unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      AS a(symbol_id, seq, at, bid, ask, lane_seq)
    WHERE NOT EXISTS (SELECT 1 FROM ticks t WHERE t.symbol_id = a.symbol_id AND t.seq = a.seq)`,
  takeInput: `INSERT INTO archived_inputs SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])
    ON CONFLICT DO NOTHING`,
};
