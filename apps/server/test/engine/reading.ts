import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';

/** Reads of a test engine's database, each on a snapshot of its own; asks for the target at each read. */
export const readingOf =
  (target: () => DatabaseTarget) =>
  async <T>(look: (reader: DatabaseReader) => Promise<T>): Promise<T> => {
    const reader = await openSnapshot(target());
    return look(reader).finally(() => reader.close());
  };
