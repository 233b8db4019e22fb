import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A sign-in. The token itself is never stored: its SHA-256 is the key. */
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
  // Written once a minute at most for whoever is there: it only says when somebody was last seen.
  { volatile: ['lastUsedAt'] },
);
export type Session = RowOf<typeof sessions>;
