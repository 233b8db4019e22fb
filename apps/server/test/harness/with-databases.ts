import { describe } from 'vitest';
import type { Database } from './database.js';

type Story = (database: Database) => void;

/** Whether this run tells every story on both databases. */
const ALL_ON_BOTH_DATABASES = process.env.TEST_BOTH_DATABASES === '1';

/**
 * Tells a story on both databases: for stories that write, read or search rows, keep money consistent, survive faults
 * or report a changed row. `docs/testing.md` has the rule.
 */
export function withDatabases(tell: Story): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', tell);
}

/**
 * Tells a story whose database behaviour other stories cover on both: on SQLite only, unless `TEST_BOTH_DATABASES=1`.
 */
export function withOneDatabase(tell: Story): void {
  if (ALL_ON_BOTH_DATABASES) withDatabases(tell);
  else describe('on sqlite', () => tell('sqlite'));
}
