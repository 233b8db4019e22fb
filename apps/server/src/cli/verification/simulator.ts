import { dayOf, homePrice, simulatedPrice, simulatedWait } from '@truemark/domain';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { readJournal } from '../../engine/kernel/journal.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { hashOfKey, mayCommitKey } from '../../engine/market/simulator-days.js';
import { keystreamBlock } from '../../engine/market/sources/simulator-draws.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import {
  type DrawParameters,
  SIMULATION_INPUTS,
  SimulationHistory,
  type SimulationInput,
} from '../../engine/market/tables/simulation-history.js';
import { type SimulatorDay, simulatorDays } from '../../engine/market/tables/simulator.table.js';
import { symbolChanges } from '../../engine/market/tables/symbol-change.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import type { RowOf } from '../../platform/database/table.js';
import type { SimulationRecord, VerificationStart } from './verification-start.js';

type Drawn = Pick<RowOf<typeof ticks>, 'symbolId' | 'seq' | 'at' | 'bid' | 'ask'>;
/** Decrypts a key that is not yet public; null without the installation's secrets. */
export type OpenSealed = (day: Pick<SimulatorDay, 'day' | 'sealed'>) => Buffer | null;

/**
 * Verifies that each simulated tick follows from its day's key, the symbol's terms then and the previous tick, and that
 * each key is the one committed beforehand.
 */
export async function verifySimulator(
  reader: DatabaseReader,
  openSealed: OpenSealed,
  since: VerificationStart | null = null,
): Promise<string> {
  const keys = await readKeys(reader, openSealed, since);
  const history = new SimulationHistory();
  for (const { laneSeq, kind, payload } of await simulationInputs(reader, since))
    history.note(laneSeq, kind, payload);
  for await (const change of rowsOf(reader, symbolChanges)) history.noteChange(change);
  let checked = 0;
  let waiting = 0;
  const lasts = new Map<number, { tick: Drawn; by: DrawParameters | null }>();
  for (const [symbolId, { time: at, ...quote }] of since?.replay.state.quotes ?? []) {
    const tick = { ...quote, at };
    lasts.set(symbolId, { tick, by: history.at(symbolId, since?.laneSeq ?? 0) });
  }
  const drawn = since ? rowsOf(reader, ticks, ['laneSeq'], [since.laneSeq]) : rowsOf(reader, ticks);
  for await (const tick of drawn) {
    const by = history.at(tick.symbolId, tick.laneSeq);
    const before = lasts.get(tick.symbolId) ?? null;
    if (by && (before || tick.seq === 1)) {
      const day = dayOf(tick.at);
      const name = `tick ${tick.seq} of ${by.code}`;
      assertConsistent(keys.has(day), () => `${name} is simulated, and ${day} has no key`);
      const key = keys.get(day);
      if (key) {
        checkPrice(name, tick, before?.tick ?? null, by, key);
        checked++;
      } else waiting++;
      const earlier = before?.by && keys.get(dayOf(before.tick.at));
      if (before && earlier) checkWait(name, tick, before.tick, by, earlier);
    }
    lasts.set(tick.symbolId, { tick, by });
  }
  const rest = waiting > 0 ? `, ${waiting} more wait for their day's key` : '';
  return `${checked} simulated ticks follow from the keys of their days${rest}`;
}

function checkPrice(name: string, tick: Drawn, before: Drawn | null, by: DrawParameters, key: Buffer): void {
  const bid = simulatedPrice(
    keystreamBlock(key, by.code, tick.seq),
    before?.bid ?? homePrice(by.terms),
    by.terms,
  );
  assertConsistent(
    tick.bid === bid && tick.ask === bid + by.spread,
    () =>
      `${name} is ${tick.bid} / ${tick.ask}, the key of ${dayOf(tick.at)} makes it ${bid} / ${bid + by.spread}`,
  );
}

function checkWait(name: string, tick: Drawn, before: Drawn, by: DrawParameters, key: Buffer): void {
  const due = before.at + simulatedWait(keystreamBlock(key, by.code, before.seq), by.terms);
  assertConsistent(tick.at >= due, () => `${name} came ${due - tick.at} ms before it was due`);
}

/** Inputs that determine how prices are drawn, up to a lane step (default: the last), including those in `since`. */
export async function simulationInputs(
  reader: DatabaseReader,
  since: Pick<VerificationStart, 'laneSeq' | 'simulation'> | null,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<SimulationRecord[]> {
  const inputs = queryBuilder(laneInputs)
    .selectFrom('lane_inputs')
    .selectAll()
    .where('kind', 'in', SIMULATION_INPUTS)
    .where('lane_seq', '>', since?.laneSeq ?? Number.MIN_SAFE_INTEGER)
    .where('lane_seq', '<=', upTo)
    .orderBy('lane_seq');
  const found = (await reader.rows(laneInputs, inputs)).map(({ laneSeq, kind, payload }) => {
    return { laneSeq, kind: kind as SimulationInput, payload };
  });
  return [...(since?.simulation ?? []), ...found];
}

async function readKeys(
  reader: DatabaseReader,
  openSealed: OpenSealed,
  since: VerificationStart | null,
): Promise<Map<string, Buffer | null>> {
  const bound = new Map<string, string>();
  const where = `WHERE kind = 'simulator.publish' AND lane_seq > $1 ORDER BY lane_seq`;
  const from = since?.laneSeq ?? Number.MIN_SAFE_INTEGER;
  for (const { payload, at } of await reader.select(laneInputs, where, [from])) {
    const { day, hash } = readJournal(payload) as Pick<SimulatorDay, 'day' | 'hash'>;
    // Rejected publications are journalled too, but committed nothing.
    if (!bound.has(day) && mayCommitKey(day, at)) bound.set(day, hash);
  }
  const keys = new Map<string, Buffer | null>();
  for (const [day, { hash }] of since?.replay.state.simulatorDays ?? []) bound.set(day, hash);
  for await (const row of rowsOf(reader, simulatorDays)) {
    const { day, hash } = row;
    assertConsistent(
      bound.get(day) === hash,
      () => `the key of ${day} is not the one that the journal bound`,
    );
    const key = row.key === null ? openSealed(row) : Buffer.from(row.key, 'hex');
    assertConsistent(
      !key || hashOfKey(key) === hash,
      () => `the key of ${day} does not have the hash that was told`,
    );
    keys.set(day, key);
  }
  for (const day of bound.keys()) assertConsistent(keys.has(day), () => `the key of ${day} is gone`);
  return keys;
}
