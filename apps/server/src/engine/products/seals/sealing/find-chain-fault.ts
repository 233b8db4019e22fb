import { type Seal, sealHash } from '@truemark/domain';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { readJournal } from '../../../kernel/journal.js';
import { laneInputs } from '../../../kernel/tables/lane.table.js';
import { nodeHasher } from '../node-hasher.js';
import { seals } from '../tables/seal.table.js';

/**
 * Checks the stored seals against the last `day.seal` input of the journal; returns a description of the problem, or
 * null. The cost does not depend on the number of days. It detects missing seals and a replaced last seal; `npm run
 * verify` detects other changes.
 */
export async function findChainFault(reader: DatabaseReader): Promise<string | null> {
  // Written so that both databases use the partial index of these inputs.
  const newest = await reader.first(laneInputs, `WHERE kind = 'day.seal' ORDER BY lane_seq DESC`, []);
  if (!newest) return null;
  const told = readJournal(newest.payload) as { readonly day: string; readonly hash: string };
  const row = await reader.first(seals, 'WHERE day = $1', [told.day]);
  if (!row) return `the seal of ${told.day} is missing: the journal says that the day was sealed`;
  const isWhole = row.hash === told.hash && sealHash(nodeHasher, JSON.parse(row.seal) as Seal) === told.hash;
  if (!isWhole) return `the seal of ${told.day} is not the one that was made`;
  const [standing] = await reader.query('SELECT count(*) AS count, max(place) AS top FROM seals');
  const missing = Number(standing?.top) - Number(standing?.count);
  return missing === 0 ? null : `${missing} seals of days before ${told.day} are missing`;
}
