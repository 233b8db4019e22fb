import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Session. The token is never stored: its SHA-256 is the key. */
export const sessions = table(
  'sessions',
  ['tokenHash'],
  {
    tokenHash: text(),
    id: text(),
    subject: text<'customer' | 'operator'>(),
    subjectId: int(),
    createdAt: time(),
    lastUsedAt: time(),
    revokedAt: nullable(time()),
    userAgent: text(),
    address: text(),
  },
  // Only a last-seen time, updated at intervals; `npm run verify` checks its range.
  { volatile: ['lastUsedAt'] },
);
export type Session = RowOf<typeof sessions>;
