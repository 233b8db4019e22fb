import type { Reader } from '../../../../platform/database/reader.js';
import type { Table } from '../../../../platform/database/table.js';
import type { SealedLiability } from '../tables/sealed-liability.table.js';
import type { SealedMinute } from '../tables/sealed-minute.table.js';
import type { SealedPart } from '../tables/sealed-part.table.js';

/** A row that a day's paths are found with. */
export type DayRow =
  | { readonly table: Table<SealedMinute>; readonly row: SealedMinute }
  | { readonly table: Table<SealedPart>; readonly row: SealedPart }
  | { readonly table: Table<SealedLiability>; readonly row: SealedLiability };

/** What working a day out stands on. */
export interface DayWork {
  readonly reader: Reader;
  /** Takes what was worked out, in its order; it is slow where others are in a hurry. */
  readonly record: (row: DayRow) => Promise<void>;
  /** Between two slices: others have their turn. Throws where the work is to end. */
  readonly pause: () => Promise<void>;
}
