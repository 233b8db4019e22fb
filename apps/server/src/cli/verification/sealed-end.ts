import { journalLinks } from '../../engine/kernel/tables/journal.table.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { CHAIN_START } from '../../platform/database/chain.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { hasTable } from './dialect.js';
import { simulationInputs } from './simulator.js';
import { type DayPositions, endOfDay, type VerificationStart } from './verification-start.js';

const DAY = 86_400_000;

/** The last sealed day; null before the first, and in a database of a version without seals. */
export const lastSealed = async (reader: DatabaseReader): Promise<SealRow | null> =>
  (await hasTable(reader, seals.name)) ? reader.first(seals, 'ORDER BY place DESC', []) : null;

/** The position of each table at the end of a sealed day. Reads what was written since then, and a day's inputs. */
export async function endOf(
  reader: DatabaseReader,
  { day, hash, ends, seal }: SealRow,
  since: Pick<VerificationStart, 'laneSeq' | 'simulation'> | null,
): Promise<DayPositions> {
  const laneSeq = ends.lane;
  const [link] = await reader.select(journalLinks, 'WHERE lane_seq <= $1 ORDER BY place DESC LIMIT 1', [
    laneSeq,
  ]);
  const [kept] = await reader.select(
    laneInputs,
    'WHERE lane_seq <= $1 AND at < $2 ORDER BY lane_seq DESC LIMIT 1',
    [laneSeq, endOfDay(day) - DAY],
  );
  const { audit_end: audit } = JSON.parse(seal) as { audit_end: DayPositions['audit'] };
  return {
    ...{ day, seal: hash, laneSeq, audit },
    keysFrom: kept?.laneSeq ?? 0,
    entries: ends.entry,
    link: link
      ? { place: link.place, hash: link.hash, laneSeq: link.laneSeq, rows: link.rows }
      : { ...CHAIN_START, laneSeq: 0, rows: 0 },
    simulation: await simulationInputs(reader, since, laneSeq),
  };
}
