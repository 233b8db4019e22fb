import { int, nullable, type RowOf, table, text } from '../../../platform/database/table.js';

/**
 * One link per commit: one hash per table of its writes to tables that follow `links`, chained to the commit before.
 * `journal-link.ts` defines what is hashed.
 */
export const journalLinks = table(
  'journal_links',
  ['place'],
  {
    /** From 1, without gaps. */
    place: int(),
    /** The link covers the lane's steps after the previous link's, up to this one. */
    laneSeq: int(),
    /** The last place in `row_writes` that belongs to it. */
    rows: int(),
    /** Note of an engine at its start (`JournalStart`), as JSON; null in every other link. */
    note: nullable(text()),
    /** JSON: table → its number of rows and their SHA-256. */
    parts: text(),
    /** SHA-256 over the previous link's hash and all columns above. */
    hash: text(),
  },
  { appendOnly: true, follows: 'links' },
);
export type JournalLink = RowOf<typeof journalLinks>;

/** A write to a row of a table that follows `writes`: a keyed hash per column, never a value. */
export const rowWrites = table(
  'row_writes',
  ['place'],
  {
    place: int(),
    tableName: text(),
    /** The row's key: a JSON array. */
    rowKey: text(),
    /** `found`: the row existed when the journal began to record these columns. */
    op: text<'insert' | 'upsert' | 'patch' | 'remove' | 'found'>(),
    /** JSON: column → hash. */
    columns: text(),
  },
  { appendOnly: true, follows: 'links' },
);
export type RowWriteRecord = RowOf<typeof rowWrites>;
