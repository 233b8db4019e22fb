import { describe } from 'vitest';
import type { Database } from './database.js';

type Story = (database: Database) => void;

/** Whether this run tells every story on both databases. */
const TELLS_ALL_TWICE = process.env.TEST_BOTH_DATABASES === '1';

/**
 * The same story on both databases: what writes, reads and searches rows, keeps money whole, survives faults or names a
 * changed row. `docs/testing.md` has the rule.
 */
export function withDatabases(tell: Story): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', tell);
}

/**
 * A story in which no database decides anything that another story does not ask of both: on SQLite alone, unless
 * `TEST_BOTH_DATABASES=1`.
 */
export function withOneDatabase(tell: Story): void {
  if (TELLS_ALL_TWICE) withDatabases(tell);
  else describe('on sqlite', () => tell('sqlite'));
}
