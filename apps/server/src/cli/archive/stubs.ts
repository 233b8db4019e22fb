import Database from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../../platform/database/dialect.js';
import { TransferFault } from '../transfer/manifest.js';

/** Replacement for an input's payload. */
export interface Stub {
  readonly laneSeq: number;
  readonly payload: string;
}

interface Stubs {
  /** Writes in one transaction during which no server can start; throws `TransferFault` if one works on the data. */
  write(stubs: readonly Stub[]): Promise<void>;
  close(): Promise<void>;
}

/** A lease not renewed for this long is stale, ms. */
const LEASE_LIFETIME = 6_000;
const SERVER_RUNNING = 'A server works on this data, or did a moment ago: stop it, and try again';
const HELD_LEASE_SQL = `SELECT 1 FROM engine_lease WHERE holder <> '' AND renewed_at > `;

/** Opens the only way to change inputs after they were written. */
export async function openStubs(target: DatabaseTarget, now: () => number): Promise<Stubs> {
  const stubs = target.dialect === 'sqlite' ? ofSqlite(target.file, now) : await ofPostgres(target.url, now);
  // Checks for a running server at once, not only after the first file.
  await stubs.write([]).catch(async (error: unknown) => {
    await stubs.close();
    throw error;
  });
  return stubs;
}

function ofSqlite(file: string, now: () => number): Stubs {
  const database = new Database(file, { fileMustExist: true });
  const update = database.prepare(`UPDATE lane_inputs SET payload = ?, outcome = '' WHERE lane_seq = ?`);
  const write = database.transaction((stubs: readonly Stub[]) => {
    if (database.prepare(`${HELD_LEASE_SQL}?`).get(now() - LEASE_LIFETIME) !== undefined)
      throw new TransferFault(SERVER_RUNNING);
    for (const { laneSeq, payload } of stubs) update.run(payload, laneSeq);
  });
  return {
    write: async (stubs) => write.immediate(stubs),
    close: async () => void database.close(),
  };
}

async function ofPostgres(url: string, now: () => number): Promise<Stubs> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async write(stubs) {
      await client.query('BEGIN');
      try {
        // A starting server waits for this row lock.
        await client.query('SELECT 1 FROM engine_lease FOR UPDATE');
        const { rowCount } = await client.query(`${HELD_LEASE_SQL}$1`, [now() - LEASE_LIFETIME]);
        if (rowCount !== 0) throw new TransferFault(SERVER_RUNNING);
        await client.query(
          `UPDATE lane_inputs SET payload = s.payload, outcome = ''
           FROM unnest($1::bigint[], $2::text[]) AS s(lane_seq, payload) WHERE lane_inputs.lane_seq = s.lane_seq`,
          [stubs.map(({ laneSeq }) => laneSeq), stubs.map(({ payload }) => payload)],
        );
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    },
    close: () => client.end(),
  };
}
