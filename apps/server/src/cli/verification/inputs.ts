import { sql } from 'kysely';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import { KEY_LIFETIME } from '../../engine/kernel/first-outcome.js';
import { isRefused } from '../../engine/kernel/tables/lane.table.js';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';
import type { VerificationStart } from './verification-start.js';

/**
 * Verifies that inputs are ordered by time, and that no idempotency key had two effects within its lifetime. `since`:
 * inputs after it, with the keys alive then.
 */
export async function verifyInputs(
  reader: DatabaseReader,
  since: VerificationStart | null = null,
): Promise<string> {
  const from = since?.keysFrom ?? Number.MIN_SAFE_INTEGER;
  const [back] = await reader.query(
    `SELECT lane_seq, kind FROM (
       SELECT lane_seq, kind, at, LAG(at) OVER (ORDER BY lane_seq) AS earlier FROM lane_inputs WHERE lane_seq >= $1
     ) AS inputs WHERE at < earlier ORDER BY lane_seq LIMIT 1`,
    [from],
  );
  assertConsistent(!back, () => `input ${back?.lane_seq} (${back?.kind}) goes back in time`);
  // The first sealed day starts at the lane's first step.
  const [stray] = await reader.query('SELECT lane_seq, kind FROM lane_inputs WHERE lane_seq < 1 LIMIT 1');
  assertConsistent(
    !stray,
    () => `input ${stray?.lane_seq} (${stray?.kind}) stands before the first step of the lane`,
  );
  const [twice] = await reader.ask(
    rawStatement(sql<SqlRow>`SELECT lane_seq, first, owner, idempotency_key FROM (
       SELECT lane_seq, at, idempotency_owner AS owner, idempotency_key,
         LAG(at) OVER same_key AS earlier, LAG(lane_seq) OVER same_key AS first
       FROM lane_inputs WHERE lane_seq >= ${from} AND idempotency_key IS NOT NULL AND NOT ${isRefused}
       WINDOW same_key AS (PARTITION BY idempotency_owner, idempotency_key ORDER BY lane_seq)
     ) AS inputs WHERE at - earlier < ${KEY_LIFETIME} ORDER BY lane_seq LIMIT 1`),
  );
  assertConsistent(
    !twice,
    () =>
      `inputs ${twice?.first} and ${twice?.lane_seq} are both under key ${twice?.idempotency_key} of customer ${twice?.owner}`,
  );
  const [counted] = await reader.query('SELECT COUNT(*) AS total FROM lane_inputs WHERE lane_seq > $1', [
    since?.laneSeq ?? Number.MIN_SAFE_INTEGER,
  ]);
  return `${Number(counted?.total ?? 0)} ${since ? 'new ' : ''}inputs follow one another, each key had one effect`;
}
