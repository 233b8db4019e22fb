import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { SqlRow } from '../../../platform/database/database-reader.js';
import { CONNECTION_LIMITS, unlessSilent } from '../../../platform/database/postgres-limits.js';
import { postgresTypes } from '../../../platform/database/postgres-reader.js';
import { encodeValue, type SqlValue, toSnakeCase } from '../../../platform/database/table.js';
import { type AnyTable, type Batch, insertedRows, patchGroups } from './batch.js';
import { type LeaseRow, lastJournalEnd } from './lease-row.js';
import { isLockTimeout, TAKE_LEASE } from './postgres-lease.js';
import { CommitOutcomeUnknown, type LeaseAnswer, LeaseLost, type Store } from './store.js';

const quoted = (name: string): string => `"${toSnakeCase(name)}"`;
const DIVISION_BY_ZERO = '22012';
/** SQLSTATE classes that mean the connection or the server ended, not that the statement is wrong. */
const CONNECTION_LOST = /^(?:08|57P)/;
/** Maximum silence of the database at a statement that costs it nothing, ms; beyond it the connection is lost. */
export const MAX_SILENCE = 4_000;

/** The lane's position at its last commit. */
export interface LanePosition {
  readonly laneSeq: number;
  readonly batchId: string;
}

interface Statement {
  readonly text: string;
  readonly name: string;
}

/**
 * The lane's own PostgreSQL connection. A batch is one statement, hence one round trip and one transaction: one common
 * table expression per table writes its rows from arrays through `unnest`, next to a fence that checks the lease and
 * the preceding batch. The statement's text depends only on the set of tables and columns, so it is prepared once per
 * set.
 */
export class PostgresStore implements Store {
  readonly isBeside = true;
  /** Each batch is a round trip that names the one before it. */
  readonly canQueue = false;
  private epoch = 0;
  /**
   * The batch that the next one must follow. A late batch from a lost connection finds another id and is not executed.
   */
  private lastBatchId = '';
  /** Maximum silence while a snapshot is read, ms; null: none is, and a leader counts its renewals instead. */
  private maxSilence: number | null = null;
  private readonly statements = new Map<string, Statement>();
  private reconnecting: Promise<void> | null = null;

  private constructor(
    private readonly url: string,
    private client: pg.Client,
  ) {}

  static async open(url: string): Promise<PostgresStore> {
    return new PostgresStore(url, await connect(url));
  }

  async commit(batch: Batch): Promise<void> {
    const { place = null, hash = null, seal = null } = batch.sealed ?? {};
    const values: unknown[] = [this.epoch, batch.laneSeq, batch.id, place, hash, seal, this.lastBatchId];
    const parts: (() => string)[] = [];
    const shape: string[] = [];
    const add = (
      what: string,
      part: (used: number, index: number) => string,
      arrays: readonly string[],
    ): void => {
      const [used, index] = [values.length, parts.length];
      shape.push(what);
      parts.push(() => part(used, index));
      values.push(...arrays);
    };
    for (const writes of batch.tables()) {
      const { table, upserts, removals } = writes;
      const { name, names, key } = table;
      const inserts = insertedRows(writes);
      if (inserts.length > 0)
        add(`i${name}`, (...at) => insertPart(table, ...at, false), columnArrays(table, names, inserts));
      if (upserts.size > 0)
        add(
          `u${name}`,
          (...at) => insertPart(table, ...at, true),
          columnArrays(table, names, upserts.values()),
        );
      for (const { names: changed, rows } of patchGroups(writes)) {
        const arrays = columnArrays(table, [...key, ...changed], rows);
        add(`p${name}(${changed.join()})`, (...at) => patchPart(table, changed, ...at), arrays);
      }
      if (removals.size > 0)
        add(`d${name}`, (...at) => removePart(table, ...at), columnArrays(table, key, removals.values()));
    }
    try {
      await this.client.query({ ...this.statement(shape.join(), parts), values });
      this.lastBatchId = batch.id;
    } catch (error) {
      const { code = null } = error instanceof pg.DatabaseError ? error : {};
      if (code === DIVISION_BY_ZERO) throw new LeaseLost();
      if (code === null || CONNECTION_LOST.test(code)) throw new CommitOutcomeUnknown(error);
      throw error;
    }
  }

  /**
   * Asks on a fresh connection, since the old one may be gone. A batch sent on the old one may still arrive: unless it
   * was executed, another id replaces the last batch's, so the late one matches no predecessor.
   */
  async hasCommitted(batchId: string): Promise<boolean> {
    await this.reconnect();
    const { rows } = await this.client.query(
      `UPDATE engine_lease SET batch_id = CASE WHEN batch_id = $1 THEN batch_id ELSE $2 END
         WHERE id = 1 AND epoch = $3 RETURNING batch_id`,
      [batchId, randomUUID(), this.epoch],
    );
    const [lease] = rows as { batch_id: string }[];
    if (!lease) throw new LeaseLost();
    this.lastBatchId = lease.batch_id;
    return lease.batch_id === batchId;
  }

  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<SqlRow[]> {
    return (await this.ask((client) => client.query<SqlRow>(sql, [...parameters]))).rows;
  }

  async values(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly unknown[][]> {
    const query = { text: sql, values: [...parameters], rowMode: 'array' as const };
    return (await this.ask((client) => client.query<unknown[]>(query))).rows;
  }

  /**
   * Reads from one snapshot, whatever is committed meanwhile. Fails if the database is silent for `maxSilence` ms at one
   * of its statements.
   */
  async snapshot<T>(maxSilence: number, read: () => Promise<T>): Promise<T> {
    this.maxSilence = maxSilence;
    try {
      await this.ask((client) => client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'));
      return await read();
    } finally {
      // Nothing was written; a lost connection has ended the transaction already.
      await this.ask((client) => client.query('ROLLBACK')).catch(() => undefined);
      this.maxSilence = null;
    }
  }

  /** The lane's sequence and the last batch. */
  async end(): Promise<LanePosition> {
    const { rows } = await this.ask(
      (client) => client.query('SELECT lane_seq, batch_id FROM engine_lease WHERE id = 1'),
      MAX_SILENCE,
    );
    const [lease] = rows as { lane_seq: bigint; batch_id: string }[];
    return { laneSeq: Number(lease?.lane_seq ?? 0), batchId: lease?.batch_id ?? '' };
  }

  /** Opens a new connection where the old one may be gone; concurrent calls share one attempt. */
  reconnect(): Promise<void> {
    this.reconnecting ??= this.replaceConnection().finally(() => {
      this.reconnecting = null;
    });
    return this.reconnecting;
  }

  private async replaceConnection(): Promise<void> {
    // Not awaited: a lost host does not confirm the end.
    this.client.end().catch(() => undefined);
    this.client = await connect(this.url);
  }

  private ask<T>(statement: (client: pg.Client) => Promise<T>, maxSilence = this.maxSilence): Promise<T> {
    const { client } = this;
    return maxSilence === null
      ? statement(client)
      : unlessSilent(client, maxSilence, () => statement(client));
  }

  async takeLease(holder: string, now: number, staleBefore: number): Promise<LeaseAnswer> {
    const values = [holder, now, staleBefore, Math.floor(now / 1000)];
    const rows = await this.ask((client) => client.query(TAKE_LEASE, values), MAX_SILENCE).then(
      (answer) => answer.rows,
      (error: unknown) => {
        if (isLockTimeout(error)) return [];
        throw error;
      },
    );
    const [taken] = rows as (LeaseRow & { epoch: bigint; batch_id: string })[];
    if (taken) {
      this.epoch = Number(taken.epoch);
      this.lastBatchId = taken.batch_id;
      return { taken: true, epoch: this.epoch, laneSeq: Number(taken.lane_seq), left: lastJournalEnd(taken) };
    }
    const held = await this.ask(
      (client) => client.query('SELECT holder FROM engine_lease WHERE id = 1'),
      MAX_SILENCE,
    );
    return { taken: false, holder: String(held.rows[0]?.holder) };
  }

  /** Reconnects on a lost connection for the next renewal: there may be no other commit for hours. */
  async renewLease(now: number): Promise<void> {
    const { client } = this;
    const renewal = 'UPDATE engine_lease SET renewed_at = $1 WHERE id = 1 AND epoch = $2';
    try {
      const { rowCount } = await client.query(renewal, [now, this.epoch]);
      if (rowCount !== 1) throw new LeaseLost();
    } catch (error) {
      const isGone = !(error instanceof LeaseLost || error instanceof pg.DatabaseError);
      if (isGone && client === this.client) await this.reconnect();
      throw error;
    }
  }

  async releaseLease(): Promise<void> {
    await this.client.query(`UPDATE engine_lease SET holder = '' WHERE id = 1 AND epoch = $1`, [this.epoch]);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** The statement of that shape; its text is built once. */
  private statement(shape: string, parts: readonly (() => string)[]): Statement {
    let statement = this.statements.get(shape);
    if (!statement) {
      const fence = `fence AS (UPDATE engine_lease SET lane_seq = greatest(lane_seq, $2::bigint), batch_id = $3::text,
        links = coalesce($4::bigint, links), link_hash = coalesce($5::text, link_hash), seal = coalesce($6::text, seal),
        sealed_epoch = CASE WHEN $6::text IS NULL THEN sealed_epoch ELSE epoch END
        WHERE id = 1 AND epoch = $1::bigint AND batch_id = $7::text RETURNING 1)`;
      const text = `WITH ${[fence, ...parts.map((part) => part())].join(', ')} SELECT 1 / (SELECT count(*) FROM fence)`;
      statement = { text, name: `batch_${this.statements.size}` };
      this.statements.set(shape, statement);
    }
    return statement;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    types: postgresTypes,
    ...CONNECTION_LIMITS,
  });
  // A connection that breaks while idle fails at the next query.
  client.on('error', () => undefined);
  await client.connect();
  await unlessSilent(client, MAX_SILENCE, () => client.query('SET synchronous_commit = on'));
  return client;
}

const arrayType = (table: AnyTable, name: string): string =>
  table.columns[name]?.kind === 'text' || table.columns[name]?.kind === 'json' ? 'text[]' : 'bigint[]';

function insertPart(table: AnyTable, used: number, index: number, replacing: boolean): string {
  const columns = table.names.map(quoted).join(', ');
  const arrays = table.names.map((name, at) => `$${used + at + 1}::${arrayType(table, name)}`).join(', ');
  const changes = table.names
    .filter((name) => !table.key.includes(name))
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  const conflict = `ON CONFLICT (${table.key.map(quoted).join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
  return `p${index} AS (INSERT INTO "${table.name}" (${columns}) SELECT * FROM unnest(${arrays}) ${replacing ? conflict : ''})`;
}

function patchPart(table: AnyTable, names: readonly string[], used: number, index: number): string {
  const all = [...table.key, ...names];
  const arrays = all.map((name, at) => `$${used + at + 1}::${arrayType(table, name)}`).join(', ');
  const changes = names.map((name) => `${quoted(name)} = given.${quoted(name)}`).join(', ');
  const keys = table.key.map((name) => `kept.${quoted(name)} = given.${quoted(name)}`).join(' AND ');
  return `p${index} AS (UPDATE "${table.name}" AS kept SET ${changes}
    FROM unnest(${arrays}) AS given (${all.map(quoted).join(', ')}) WHERE ${keys})`;
}

function removePart(table: AnyTable, used: number, index: number): string {
  const keys = table.key.map(quoted).join(', ');
  const arrays = table.key.map((name, at) => `$${used + at + 1}::${arrayType(table, name)}`).join(', ');
  return `p${index} AS (DELETE FROM "${table.name}" WHERE (${keys}) IN (SELECT * FROM unnest(${arrays})))`;
}

/**
 * Rows as one array per column, in PostgreSQL's text form (`{1,NULL,3}`): the driver's own encoding scans every number
 * for characters to escape.
 */
function columnArrays(table: AnyTable, names: readonly string[], rows: Iterable<object>): string[] {
  const kinds = names.map((name) => table.columns[name]?.kind ?? 'text');
  const arrays: string[] = names.map(() => '');
  for (const row of rows as Iterable<Record<string, unknown>>) {
    for (let at = 0; at < names.length; at++) {
      const element = elementOf(encodeValue(kinds[at] as 'text', row[names[at] as string]));
      arrays[at] += arrays[at] === '' ? element : `,${element}`;
    }
  }
  return arrays.map((elements) => `{${elements}}`);
}

const NEEDS_BACKSLASH = /["\\]/g;

function elementOf(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `"${value.replace(NEEDS_BACKSLASH, '\\$&')}"` : String(value);
}
