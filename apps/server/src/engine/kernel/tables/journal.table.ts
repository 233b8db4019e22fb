import { int, nullable, type RowOf, table, text } from '../../../platform/database/table.js';

/**
 * One link a commit: what it wrote into tables that follow `links`, as one hash a table, chained to the commit before.
 * `journal-link.ts` says what is hashed.
 */
export const journalLinks = table(
  'journal_links',
  ['place'],
  {
    /** From 1, without a gap. */
    place: int(),
    /** The link holds the rows of the lane's steps behind the former link's, up to this one. */
    laneSeq: int(),
    /** The last place in `row_writes` that belongs to it. */
    rows: int(),
    /** What an engine notes when it starts (`JournalStart`), as JSON; null in every other link. */
    note: nullable(text()),
    /** JSON: table → number of its rows and their SHA-256. */
    parts: text(),
    /** SHA-256 over the former link's hash and all columns before this. */
    hash: text(),
  },
  { appendOnly: true, follows: 'links' },
);
export type JournalLink = RowOf<typeof journalLinks>;

/** What was written into a row of a table that follows `writes`: a keyed hash of each column, never a value. */
export const rowWrites = table(
  'row_writes',
  ['place'],
  {
    place: int(),
    tableName: text(),
    /** The row's key: a JSON array. */
    rowKey: text(),
    /** `found`: it stood there when the journal began to speak of these columns. */
    op: text<'insert' | 'upsert' | 'patch' | 'remove' | 'found'>(),
    /** JSON: column → hash. */
    columns: text(),
  },
  { appendOnly: true, follows: 'links' },
);
export type RowWriteRecord = RowOf<typeof rowWrites>;
