import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { chainEnds } from '../../engine/kernel/tables/chain.table.js';
import { auditLog } from '../../features/audit/audit.table.js';
import { CHAIN_START, type ChainEnd, nextLink } from '../../platform/database/chain.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { VerificationStart } from './verification-start.js';

/**
 * Verifies the audit log: rows form a hash chain without a gap, up to the last one written. `known`: an end recorded
 * elsewhere, which must be in the chain. `since`: only rows after its end.
 */
export async function verifyAudit(
  reader: DatabaseReader,
  known?: ChainEnd,
  since: Pick<VerificationStart, 'audit'> | null = null,
): Promise<string> {
  const { chain, name } = auditLog;
  if (!chain) throw new Error(`${name} is no chain`);
  let end = since?.audit ?? CHAIN_START;
  for await (const row of rowsOf(reader, auditLog, ['place'], since && [end.place])) {
    const { place, hash, id, action, resource, resourceId } = row;
    const what = `audit row ${place} (number ${id}: ${action} of ${resource} ${resourceId})`;
    assertConsistent(place === end.place + 1, () =>
      place > end.place + 1
        ? `audit row ${end.place + 1} is missing: behind ${end.place} comes ${place}`
        : `${what} is no row that the server wrote`,
    );
    const link = nextLink(end, chain, row);
    assertConsistent(
      link.hash === hash,
      () => `${what} is not what was written there behind row ${end.place}`,
    );
    assertConsistent(
      known?.place !== place || known.hash === hash,
      () => `${what} has hash ${hash}, written down was ${known?.hash}`,
    );
    end = link;
  }
  const [written = CHAIN_START] = await reader.select(chainEnds, 'WHERE name = $1', [name]);
  assertConsistent(
    end.place >= written.place,
    () => `audit row ${end.place + 1} is missing: ${written.place} were written`,
  );
  assertConsistent(
    end.place === written.place && end.hash === written.hash,
    () => `audit row ${written.place + 1} and what follows were not written by the server`,
  );
  assertConsistent(
    known === undefined || known.place <= end.place,
    () => `audit row ${end.place + 1} is missing: row ${known?.place} was written down`,
  );
  return `${end.place} audit rows are a chain that ends at ${end.place}:${end.hash}`;
}

/** Parses `place:hash`, as `verifyAudit` prints it; null if malformed. */
export function readChainEnd(text: string): ChainEnd | null {
  const [, place, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return place === undefined || hash === undefined ? null : { place: Number(place), hash };
}
