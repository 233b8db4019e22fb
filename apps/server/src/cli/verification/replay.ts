import { decide } from '../../engine/kernel/decide.js';
import { isFormer, readJournal, writeJournal } from '../../engine/kernel/journal.js';
import { emptyState, type State } from '../../engine/kernel/state.js';
import { Step, StepRefused } from '../../engine/kernel/step.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { UndoList } from '../../engine/kernel/undo.js';
import { pauseSymbol } from '../../engine/market/symbols.js';
import { rejectedTicks, ticks } from '../../engine/market/tables/market.table.js';
import { takeTick } from '../../engine/market/take-ticks.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { type Actor, type Command, SYSTEM } from '../../engine/protocol.js';
import type { Reader } from '../../platform/database/reader.js';
import { FormerOffers } from './former-offers.js';
import { expectThat, rowsOf } from './mismatch.js';
import { ReplayedJournal } from './replayed-journal.js';
import { ReplayedRows } from './replayed-rows.js';
import { compareSymbols } from './symbols.js';

type Input = { laneSeq: number; apply(state: State): Step };

/** Deciding all inputs again, in the lane's order, from nothing, gives the accounts and orders that are stored. */
export async function verifyReplay(reader: Reader, defaults: ReadonlyMap<string, string>): Promise<string> {
  const state = emptyState(defaults, PRODUCTS);
  const rows = state.catalogue.products
    .flatMap(({ replayed = [] }) => replayed)
    .map((declared) => new ReplayedRows(reader, declared));
  const journal = new ReplayedJournal(reader);
  let count = 0;
  for await (const input of inOrder(inOrder(commandsOf(reader), ticksOf(reader)), jumpsOf(reader))) {
    state.laneSeq = input.laneSeq;
    const step = input.apply(state);
    for (const each of rows) await each.follow(step.events);
    await journal.take(step);
    count++;
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

/** Journalled until sales waited for their tick. */
const FORMER_SALE = 'option.sell';

async function* commandsOf(reader: Reader): AsyncGenerator<Input> {
  let isReviewing = false;
  const former = new FormerOffers();
  for await (const { laneSeq, kind, payload, at, outcome } of rowsOf(reader, laneInputs)) {
    // Older data holds refusals under an idempotency key: they changed nothing.
    if (outcome !== '' && Reflect.get(readJournal(outcome) as object, 'refused') === true) continue;
    const { known = {}, ...held } = readJournal(payload) as { actor: Actor; known?: Record<string, object> };
    const formerly = isFormer(kind, held) ? { formerly: true } : {};
    const command = { ...held, kind, ...formerly } as unknown as Command;
    // Before the lane asked who approves, nothing was said of it; afterwards it always is.
    isReviewing ||= 'approvedBy' in command;
    const asks = isReviewing;
    const apply = (state: State): Step => {
      state.isReviewing = asks;
      const step = new Step(state, new UndoList(), at, laneSeq, held.actor ?? SYSTEM, known);
      try {
        if (kind === FORMER_SALE) former.sell(step, Number(Reflect.get(held, 'optionId')));
        else former.note(decide(step, command));
      } catch (error) {
        const why = error instanceof StepRefused ? error.refusal.key : String(error);
        expectThat(false, () => `input ${laneSeq} (${kind}) was accepted, a replay says ${why}`);
      }
      return step;
    };
    yield { laneSeq, apply };
  }
}

async function* ticksOf(reader: Reader): AsyncGenerator<Input> {
  for await (const { symbolId, seq, at, bid, ask, laneSeq } of rowsOf(reader, ticks, ['laneSeq'])) {
    const tick = { symbolId, seq, time: at, bid, ask };
    const apply = (state: State): Step => {
      const step = new Step(state, new UndoList(), at, laneSeq, SYSTEM);
      takeTick(step, tick);
      return step;
    };
    yield { laneSeq, apply };
  }
}

/** Prices that were too far away: the first of them pauses the symbol. */
async function* jumpsOf(reader: Reader): AsyncGenerator<Input> {
  for await (const { symbolId, at, laneSeq, reason } of rowsOf(reader, rejectedTicks)) {
    if (reason !== 'jump') continue;
    const apply = (state: State): Step => {
      const step = new Step(state, new UndoList(), at, laneSeq, SYSTEM);
      if (!state.book.pauses.has(symbolId)) pauseSymbol(step, symbolId);
      return step;
    };
    yield { laneSeq, apply };
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
