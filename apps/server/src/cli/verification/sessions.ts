import { assertConsistent } from '../../engine/kernel/consistency.js';
import { sessions } from '../../features/sessions/session.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Maximum lead of another machine's clock over this one's, ms. */
const CLOCK_TOLERANCE = 10 * 60_000;

/**
 * Verifies that each session was last used between its beginning and now (wall clock). The journal does not record the
 * time, but it decides when an idle session ends: one in the future would keep the session alive for as long.
 */
export async function verifySessions(reader: DatabaseReader, now: number): Promise<string> {
  const wrong = await reader.first(
    sessions,
    'WHERE last_used_at < created_at OR last_used_at > $1 ORDER BY token_hash',
    [now + CLOCK_TOLERANCE],
  );
  const isEarly = wrong !== null && wrong.lastUsedAt < wrong.createdAt;
  assertConsistent(
    wrong === null,
    () =>
      `sessions ${wrong?.tokenHash}: its last_used_at is ${isEarly ? 'before its beginning' : 'in the future'}`,
  );
  return 'sessions were last used between their beginning and now';
}
