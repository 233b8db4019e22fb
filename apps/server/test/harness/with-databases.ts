import { describe } from 'vitest';
import type { Database } from './database.js';

/** The same story on both databases. */
export function withDatabases(tell: (database: Database) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', tell);
}
