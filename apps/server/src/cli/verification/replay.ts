import { writeJournal } from '../../engine/kernel/journal.js';
import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import { emptyState } from '../../engine/kernel/state.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { rejectedTicks, ticks } from '../../engine/market/tables/market.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { CommandInputs, type Input, jumpInput, tickInput } from '../../engine/replay/inputs.js';
import type { Reader } from '../../platform/database/reader.js';
import { ReplayedJournal } from './replayed-journal.js';
import { ReplayedRows } from './replayed-rows.js';
import { compareSymbols } from './symbols.js';

/** Deciding all inputs again, in the lane's order, from nothing, gives the accounts and orders that are stored. */
export async function verifyReplay(reader: Reader, defaults: ReadonlyMap<string, string>): Promise<string> {
  const state = emptyState(defaults, PRODUCTS);
  const rows = state.catalogue.products
    .flatMap(({ verify }) => verify?.replayed ?? [])
    .map((declared) => new ReplayedRows(reader, declared));
  const journal = new ReplayedJournal(reader);
  let count = 0;
  for await (const input of inOrder(inOrder(commandsOf(reader), ticksOf(reader)), jumpsOf(reader))) {
    state.laneSeq = input.laneSeq;
    const step = input.apply(state);
    for (const each of rows) await each.follow(step.events);
    await journal.take(step);
    if (++count % 1_000 === 0) state.catalogue.tidy(state);
  }
  const entries = await journal.finish();
  for await (const account of rowsOf(reader, ledgerAccounts)) {
    const replayed = state.accounts.get(account.id);
    expectThat(
      writeJournal(replayed) === writeJournal(inTheOrderOf(account, replayed)),
      () => `account ${account.id} is ${writeJournal(account)}, a replay gives ${writeJournal(replayed)}`,
    );
  }
  for (const each of rows) await each.compareOpen(state);
  await compareSymbols(reader, state);
  const compared: string[] = [];
  for (const each of rows) compared.push(await each.finish(state));
  return `${count} inputs decided again give the same ${entries} entries, accounts and rows: ${compared.join('; ')}`;
}

/** The stored row with its properties in the order of the replayed one, so that their texts can be compared. */
function inTheOrderOf(stored: object, replayed: object | undefined): object {
  return Object.fromEntries(Object.keys(replayed ?? {}).map((key) => [key, Reflect.get(stored, key)]));
}

async function* commandsOf(reader: Reader): AsyncGenerator<Input> {
  const inputs = new CommandInputs(false);
  for await (const row of rowsOf(reader, laneInputs)) {
    const input = inputs.of(row);
    if (input) yield input;
  }
}

async function* ticksOf(reader: Reader): AsyncGenerator<Input> {
  for await (const row of rowsOf(reader, ticks, ['laneSeq'])) yield tickInput(row);
}

async function* jumpsOf(reader: Reader): AsyncGenerator<Input> {
  for await (const row of rowsOf(reader, rejectedTicks)) {
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
