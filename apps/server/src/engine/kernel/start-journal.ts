import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import { CHAIN_START } from '../../platform/database/chain.js';
import type { SqlRow } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { KeysetPager } from '../../platform/database/keyset-pager.js';
import { pageAfter, queryBuilder } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';
import { type JournalStart, type LinkPart, lineOf, PartHash } from './journal-link.js';
import { JournalWriter } from './journal-writer.js';
import { journalledColumns } from './row-hashes.js';
import { type AnyTable, Batch } from './store/batch.js';
import type { LeaseAnswer, Store } from './store/store.js';
import { type JournalLink, journalLinks, rowWrites } from './tables/journal.table.js';

const PAGE = 1_000;

export interface JournalOptions {
  /** All tables whose rows commands may carry. */
  readonly tables: readonly AnyTable[];
  /** The sealing key. */
  readonly journalKey: JournalKey;
  readonly say: (line: string) => void;
}

/** The products' additions to the journal. */
export interface JournalParts {
  /** Tables that follow `links`, in the order in which a link names them. */
  readonly linked: readonly AnyTable[];
  /** Rows that represent data from before there was a journal. */
  readonly earlier: (store: Store) => Promise<readonly { readonly table: AnyTable; readonly row: object }[]>;
}

type Lease = Extract<LeaseAnswer, { taken: true }>;

/**
 * Continues the journal where the last engine left it, and notes the start in it. If the end found is not the sealed
 * one, that is recorded permanently. Data the journal does not cover yet (a database of a former version, a new table
 * or column) is recorded as found.
 */
export async function startJournal(
  store: Store,
  lease: Lease,
  { tables, journalKey: key, say }: JournalOptions,
  { linked, earlier }: JournalParts,
): Promise<JournalWriter> {
  const [last] = await rowsFrom(store, journalLinks, newestLink);
  const [noted] = await rowsFrom(store, journalLinks, newestLink.where('note', 'is not', null));
  const [highest] = await store.query('SELECT max(place) AS highest FROM row_writes');
  const rows = Math.max(last?.rows ?? 0, Number(highest?.highest ?? 0));
  const link = last ? { place: last.place, hash: last.hash } : CHAIN_START;
  const keeper = new JournalWriter(key, lease.epoch, { link, rows }, linked);
  const known = noted?.note ? (JSON.parse(noted.note) as JournalStart) : null;
  const broken = journalBreakReason(key, lease, last, known);
  if (broken)
    say(`the journal was changed while the engine was stopped: ${broken}; run npm run verify for details`);
  const intake = new JournalBackfill(store, keeper, lease.laneSeq);
  if (!last && lease.left.seal === '') await intake.takeLane(linked, await earlier(store));
  for (const table of tables) {
    if (table.follows !== 'writes') continue;
    const spokenOf = known?.journalled[table.name];
    const columns = journalledColumns(table).filter((name) => !spokenOf?.includes(name));
    if (!spokenOf || columns.length > 0) await intake.takeRows(table, columns);
  }
  const journalled = Object.fromEntries(
    tables.flatMap((table) => (table.follows === 'writes' ? [[table.name, journalledColumns(table)]] : [])),
  );
  const start: JournalStart = { epoch: lease.epoch, key: key.id, ...(broken && { broken }), journalled };
  await intake.commit((batch) => keeper.link(batch, { note: JSON.stringify(start) }));
  return keeper;
}

/** The reason why the lease and the last link are not what this installation sealed; null if they are. */
function journalBreakReason(
  key: JournalKey,
  { laneSeq, left }: Lease,
  last: JournalLink | undefined,
  known: JournalStart | null,
): string | null {
  if (!last && left.seal === '') return null;
  if (left.place !== (last?.place ?? 0) || left.hash !== (last?.hash ?? CHAIN_START.hash))
    return `it ended at link ${left.place}, link ${last?.place ?? 0} is its last`;
  if (known && known.key !== key.id) return 'it was sealed with the key of other secrets';
  const { place, hash, epoch, seal } = left;
  return key.seal({ laneSeq, epoch, place, hash }) === seal ? null : 'its end does not fit its seal';
}

/** Records data the journal does not cover yet, a thousand rows at a time. */
class JournalBackfill {
  constructor(
    private readonly store: Store,
    private readonly writer: JournalWriter,
    private readonly laneSeq: number,
  ) {}

  /** Inputs, ticks and bars from before there was a journal. */
  async takeLane(
    linked: JournalParts['linked'],
    rows: Awaited<ReturnType<JournalParts['earlier']>>,
  ): Promise<void> {
    const parts: Record<string, LinkPart> = {};
    for (const table of linked) {
      if (table.name === rowWrites.name) continue;
      const part = await this.hashRows(table as unknown as Table<{ laneSeq: number }>);
      if (part.count > 0) parts[table.name] = part.end();
    }
    if (Object.keys(parts).length + rows.length === 0) return;
    await this.commit((batch) => {
      for (const { table, row } of rows) batch.insert(table, row as Record<string, unknown>);
      return this.writer.link(batch, { parts });
    });
  }

  /** The current rows of a table, in these columns. */
  async takeRows(table: AnyTable, columns: readonly string[]): Promise<void> {
    const seek = new KeysetPager(table as Table<object>, {
      by: table.key as never,
      after: null,
      limit: PAGE,
    });
    for (let page = seek.next()?.compile(); page; page = seek.next()?.compile()) {
      const rows: SqlRow[] = await this.store.query(page.sql, page.parameters as SqlValue[]);
      const found = rows.map((row) => ({ table, row, columns }));
      if (found.length > 0) await this.commit((batch) => this.writer.link(batch, { found }));
      seek.took(rows.length, () => table.key.map((name) => rows.at(-1)?.[toSnakeCase(name)] as SqlValue));
    }
  }

  async commit(complete: (batch: Batch) => () => void): Promise<void> {
    const batch = new Batch(randomUUID());
    batch.laneSeq = this.laneSeq;
    const kept = complete(batch);
    await this.store.commit(batch);
    kept();
  }

  private async hashRows(table: Table<{ laneSeq: number }>): Promise<PartHash> {
    const part = new PartHash();
    for (let last = 0; ; ) {
      const page = pageAfter(table, { by: ['laneSeq'], after: [last], limit: PAGE });
      const rows = await rowsFrom(this.store, table, page);
      if (rows.length === 0) return part;
      part.take(rows.map((row) => lineOf(table, row)).join(''), rows.length);
      last = rows.at(-1)?.laneSeq ?? last;
    }
  }
}

const newestLink = queryBuilder(journalLinks)
  .selectFrom('journal_links')
  .selectAll()
  .orderBy('place', 'desc')
  .limit(1);

/** Rows of a table from a built statement that selects whole rows, decoded. */
export async function rowsFrom<R extends object>(
  store: Store,
  table: Table<R>,
  statement: Compilable<unknown>,
): Promise<R[]> {
  const { sql, parameters } = statement.compile();
  return (await store.query(sql, parameters as SqlValue[])).map((row) => decodeRow(table, row));
}
