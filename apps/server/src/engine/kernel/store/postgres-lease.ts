import pg from 'pg';

/** Maximum wait for a commit that holds the lease's row, ms: less than the silence after which the connection is closed. */
const LOCK_TIMEOUT = 3_000;

/**
 * Takes the lease unless its holder has renewed it. Its number is also above that of every lease of a later copy of
 * this data, which a restore has replaced: Redis and gateways may still know that one. A statement that nobody waits
 * for any more must not wait on.
 */
export const TAKE_LEASE = `INSERT INTO engine_lease AS held (id, epoch, holder, renewed_at, lane_seq, batch_id)
  SELECT 1, $4::bigint, $1::text, $2::bigint, 0, ''
  WHERE set_config('lock_timeout', '${LOCK_TIMEOUT}', true) <> ''
  ON CONFLICT (id) DO UPDATE SET epoch = greatest(held.epoch + 1, excluded.epoch), holder = excluded.holder, renewed_at = excluded.renewed_at
    WHERE held.holder = '' OR held.renewed_at < $3
  RETURNING epoch, lane_seq, batch_id, links, link_hash, sealed_epoch, seal`;

/** Whether the lease could not be tried, as a commit of its holder is under way. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03';
