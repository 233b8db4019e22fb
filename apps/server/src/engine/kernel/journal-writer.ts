import type { ChainEnd } from '../../platform/database/chain.js';
import type { SqlRow } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { type LinkPart, type LinkParts, lineOf, nextJournalLink, PartHash } from './journal-link.js';
import { RowHashes } from './row-hashes.js';
import { type AnyTable, type Batch, insertedRows } from './store/batch.js';
import { journalLinks, rowWrites } from './tables/journal.table.js';

/** End of the journal: its last link and the last row record. */
export interface JournalEnd {
  readonly link: ChainEnd;
  readonly rows: number;
}

/** A stored row, and the columns of it to record. */
export interface UnrecordedRow {
  readonly table: AnyTable;
  /** As the driver returns it. */
  readonly row: SqlRow;
  readonly columns: readonly string[];
}

/** Contents of a link in addition to its batch's writes. */
interface LinkExtras {
  readonly note?: string | null;
  /** Hashes of rows that are stored already. */
  readonly parts?: LinkParts;
  readonly found?: readonly UnrecordedRow[];
}

/**
 * Adds tamper evidence to each batch: records of the rows that follow `writes`, one link over everything that follows
 * `links`, and the seal. Additions count once the batch is committed.
 */
export class JournalWriter {
  /** End of the journal including the batches in flight. */
  private inFlightEnd: JournalEnd | null = null;

  constructor(
    private readonly key: JournalKey,
    /** Number of this process's lease: a later holder has a higher one. */
    private readonly epoch: number,
    private end: JournalEnd,
    /** Tables that follow `links`, in the order in which a link names them. */
    private readonly linked: readonly AnyTable[],
  ) {}

  /** Completes a batch that is about to be committed after all others; returns a callback to call when it is. */
  link(batch: Batch, { note = null, parts: taken, found = [] }: LinkExtras = {}): () => void {
    const before = this.inFlightEnd ?? this.end;
    const hashes = new RowHashes(this.key, before.rows);
    for (const writes of batch.tables()) {
      if (writes.table.follows !== 'writes') continue;
      for (const record of hashes.recordsOf(writes)) batch.insert(rowWrites, record);
    }
    for (const { table, row, columns } of found) batch.insert(rowWrites, hashes.found(table, row, columns));
    const parts = { ...taken, ...this.partsOf(batch) };
    const rows = hashes.last;
    let { link } = before;
    if (note !== null || Object.keys(parts).length > 0) {
      const content = { laneSeq: batch.laneSeq, rows, note, parts: JSON.stringify(parts) };
      link = nextJournalLink(link, content);
      batch.insert(journalLinks, { ...content, ...link });
    }
    const { laneSeq } = batch;
    const seal = this.key.seal({ laneSeq, epoch: this.epoch, ...link });
    batch.sealed = { ...link, seal };
    const end = { link, rows };
    this.inFlightEnd = end;
    return () => {
      this.end = end;
      if (this.inFlightEnd === end) this.inFlightEnd = null;
    };
  }

  /** Discards completed batches that were not committed and never will be. */
  forget(): void {
    this.inFlightEnd = null;
  }

  private partsOf(batch: Batch): Record<string, LinkPart> {
    const parts: Record<string, LinkPart> = {};
    const written = new Map(batch.tables().map((writes) => [writes.table.name, writes]));
    for (const { name } of this.linked) {
      const writes = written.get(name);
      const rows = writes ? insertedRows(writes) : [];
      if (!writes || rows.length === 0) continue;
      const part = new PartHash();
      let lines = '';
      for (const row of rows) lines += lineOf(writes.table, row as Record<string, unknown>);
      part.take(lines, rows.length);
      parts[name] = part.end();
    }
    return parts;
  }
}
