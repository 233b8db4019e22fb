import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { writeJournal } from '../../engine/kernel/journal.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { rejectedTicks, ticks } from '../../engine/market/tables/market.table.js';
import { type CommandInputs, type Input, jumpInput, tickInput } from '../../engine/replay/inputs.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { emptyReplay, type ReplayState } from './replay-state.js';
import { ReplayedJournal } from './replayed-journal.js';
import { ReplayedRows } from './replayed-rows.js';
import { compareSettings } from './settings.js';
import { replayImage } from './state-classes.js';
import { compareSymbols } from './symbols.js';
import type { RowCounts, VerificationStart } from './verification-start.js';

/** A lane step from which a later verification may continue, with an image of the replay there. */
export interface ReplayCheckpoint {
  readonly laneSeq: number;
  readonly entries: number;
  readonly ended: RowCounts;
  readonly image: Buffer;
}

export interface ReplayOptions {
  /** Absent: from the first input. */
  readonly since?: Pick<VerificationStart, 'laneSeq' | 'entries' | 'ended' | 'replay'> | null;
  /** The last step to include in an image; 0: no image. */
  readonly imageAt?: number;
  readonly keep?: (upTo: ReplayCheckpoint) => void;
}

/** The lane sequence after which rows are read; null: all rows. */
type AfterSeq = readonly [number] | null;

/**
 * Verifies that replaying all inputs in lane order, from the start or from an earlier replay's state, gives the stored
 * accounts, orders and other rows.
 */
export async function verifyReplay(
  reader: DatabaseReader,
  defaults: ReadonlyMap<string, string>,
  { since = null, imageAt = 0, keep }: ReplayOptions = {},
): Promise<string> {
  const replay = since?.replay ?? emptyReplay(defaults);
  const { state } = replay;
  const rows = state.catalogue.products
    .flatMap(({ verify }) => verify?.replayed ?? [])
    .map((declared) => new ReplayedRows(reader, declared, since && since.ended));
  const journal = new ReplayedJournal(reader, since);
  let isDue = imageAt > (since?.laneSeq ?? 0);
  const keepImage = (): void => {
    isDue = false;
    state.catalogue.tidy(state);
    const ended = Object.fromEntries(rows.flatMap(({ endedCount }) => (endedCount ? [endedCount] : [])));
    keep?.({
      ...{ laneSeq: imageAt, entries: state.counters.entries, ended },
      image: replayImage.write(replay),
    });
  };
  let count = 0;
  for await (const input of inputsOf(reader, replay, since && [since.laneSeq])) {
    if (isDue && input.laneSeq > imageAt) keepImage();
    state.laneSeq = input.laneSeq;
    const step = input.apply(state);
    for (const each of rows) await each.follow(step.events);
    await journal.take(step);
    if (++count % 1_000 === 0) state.catalogue.tidy(state);
  }
  if (isDue) keepImage();
  const entries = await journal.finish();
  for await (const account of rowsOf(reader, ledgerAccounts)) {
    const replayed = state.accounts.get(account.id);
    assertConsistent(
      writeJournal(replayed) === writeJournal(inTheOrderOf(account, replayed)),
      () => `account ${account.id} is ${writeJournal(account)}, a replay gives ${writeJournal(replayed)}`,
    );
  }
  for (const each of rows) await each.compareOpen(state);
  await compareSettings(reader, state);
  await compareSymbols(reader, state);
  const compared: string[] = [];
  for (const each of rows) compared.push(await each.finish(state));
  return `${count} inputs decided again give the same ${entries} entries, accounts and rows: ${compared.join('; ')}`;
}

/** The stored row with its properties in the order of the replayed one, so that their texts are comparable. */
function inTheOrderOf(stored: object, replayed: object | undefined): object {
  return Object.fromEntries(Object.keys(replayed ?? {}).map((key) => [key, Reflect.get(stored, key)]));
}

const inputsOf = (
  reader: DatabaseReader,
  { commands }: ReplayState,
  behind: AfterSeq,
): AsyncGenerator<Input> =>
  inOrder(inOrder(commandsOf(reader, commands, behind), ticksOf(reader, behind)), jumpsOf(reader, behind));

async function* commandsOf(
  reader: DatabaseReader,
  inputs: CommandInputs,
  behind: AfterSeq,
): AsyncGenerator<Input> {
  for await (const row of rowsOf(reader, laneInputs, ['laneSeq'], behind)) {
    const input = inputs.of(row);
    if (input) yield input;
  }
}

async function* ticksOf(reader: DatabaseReader, behind: AfterSeq): AsyncGenerator<Input> {
  for await (const row of rowsOf(reader, ticks, ['laneSeq'], behind)) yield tickInput(row);
}

async function* jumpsOf(reader: DatabaseReader, behind: AfterSeq): AsyncGenerator<Input> {
  for await (const row of rowsOf(reader, rejectedTicks, ['laneSeq'], behind)) {
    const input = jumpInput(row);
    if (input) yield input;
  }
}

async function* inOrder(one: AsyncGenerator<Input>, other: AsyncGenerator<Input>): AsyncGenerator<Input> {
  let [a, b] = [await one.next(), await other.next()];
  while (!a.done || !b.done) {
    if (b.done || (!a.done && a.value.laneSeq < b.value.laneSeq)) {
      yield a.value as Input;
      a = await one.next();
    } else {
      yield b.value;
      b = await other.next();
    }
  }
}
