import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { Table } from '../../../../platform/database/table.js';
import type { SealedLiability } from '../tables/sealed-liability.table.js';
import type { SealedMinute } from '../tables/sealed-minute.table.js';
import type { SealedPart } from '../tables/sealed-part.table.js';

/** A row that inclusion proofs of a day are built from. */
export type DayRow =
  | { readonly table: Table<SealedMinute>; readonly row: SealedMinute }
  | { readonly table: Table<SealedPart>; readonly row: SealedPart }
  | { readonly table: Table<SealedLiability>; readonly row: SealedLiability };

/** Dependencies of sealing a day. */
export interface DayWork {
  readonly reader: DatabaseReader;
  /** Stores a computed row, in order. Slows down while the lane is busy. */
  readonly record: (row: DayRow) => Promise<void>;
  /** Yields between two slices. Throws if the work is to stop. */
  readonly pause: () => Promise<void>;
}
