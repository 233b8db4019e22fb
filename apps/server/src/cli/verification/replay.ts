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
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import {
  type Option,
  type OptionSale,
  optionSales,
  options,
} from '../../engine/products/options/tables/option.table.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { type Actor, type Command, SYSTEM } from '../../engine/protocol.js';
import type { Reader } from '../../platform/database/reader.js';
import { compareRows, EndedRows } from './ended-rows.js';
import { FormerOffers } from './former-offers.js';
import { compareLimits } from './limits.js';
import { expectThat, rowsOf } from './mismatch.js';
import { ReplayedJournal } from './replayed-journal.js';
import { compareSymbols } from './symbols.js';

type Input = { laneSeq: number; apply(state: State): Step };

/** Deciding all inputs again, in the lane's order, from nothing, gives the accounts and orders that are stored. */
export async function verifyReplay(reader: Reader, defaults: ReadonlyMap<string, string>): Promise<string> {
  const state = emptyState(defaults, PRODUCTS);
  const ended = {
    orders: new EndedRows(reader, orders, 'order'),
    options: new EndedRows(reader, options, 'option'),
    sales: new EndedRows(reader, optionSales, 'sale'),
    deposits: new EndedRows(reader, deposits, 'deposit'),
    withdrawals: new EndedRows(reader, withdrawals, 'withdrawal'),
  };
  const journal = new ReplayedJournal(reader);
  let count = 0;
  for await (const input of inOrder(inOrder(commandsOf(reader), ticksOf(reader)), jumpsOf(reader))) {
    state.laneSeq = input.laneSeq;
    const step = input.apply(state);
    await take(step, ended);
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
  for (const order of await reader.select(orders, `WHERE status IN ('pending', 'holding') ORDER BY id`)) {
    compareRows(`order ${order.id}`, orders, order, state.orders.get(order.id));
    state.orders.delete(order.id);
  }
  expectThat(state.orders.size === 0, () => `a replay leaves order ${[...state.orders.keys()][0]} open`);
  await compareRunning(reader, state);
  await compareOpenCash(reader, state);
  await compareSymbols(reader, state);
  const limited = await compareLimits(reader, state);
  const closed = await ended.orders.finish(state.counters.orders);
  const settled = await ended.options.finish(state.counters.options);
  await ended.sales.finish(state.counters.sales);
  const cash =
    (await ended.deposits.finish(state.counters.deposits)) +
    (await ended.withdrawals.finish(state.counters.withdrawals));
  return `${count} inputs decided again give the same ${entries} entries, accounts, orders, options and limits of ${limited} customers, ${closed} closed orders, ${settled} settled options and ${cash} ended deposits and withdrawals among them`;
}

interface Ended {
  readonly orders: EndedRows<Order>;
  readonly options: EndedRows<Option>;
  readonly sales: EndedRows<OptionSale>;
  readonly deposits: EndedRows<Deposit>;
  readonly withdrawals: EndedRows<Withdrawal>;
}

async function take({ events }: Step, ended: Ended): Promise<void> {
  for (const event of events) {
    if (event.type === 'order.closed' || event.type === 'order.cancelled') ended.orders.note(event.order);
    if (event.type === 'option.ended') ended.options.note(event.option);
    if (event.type === 'option.sale' && event.sale.status !== 'waiting') ended.sales.note(event.sale);
    if (event.type === 'deposit.changed' && !isOpen(event.deposit)) ended.deposits.note(event.deposit);
    if (event.type === 'withdrawal.changed' && !isOpen(event.withdrawal))
      ended.withdrawals.note(event.withdrawal);
  }
  await ended.orders.catchUp();
  await ended.options.catchUp();
  await ended.sales.catchUp();
  await ended.deposits.catchUp();
  await ended.withdrawals.catchUp();
}

async function compareRunning(reader: Reader, state: State): Promise<void> {
  const running = await reader.select(options, `WHERE status = 'running' ORDER BY id`);
  for (const option of running) {
    compareRows(`option ${option.id}`, options, option, state.options.get(option.id));
  }
  expectThat(
    state.options.size === running.length,
    () => `a replay leaves ${state.options.size} options running, ${running.length} are stored`,
  );
  const waiting = await reader.select(optionSales, `WHERE status = 'waiting' ORDER BY id`);
  for (const sale of waiting)
    compareRows(`sale ${sale.id}`, optionSales, sale, state.sales.of(sale.optionId));
  expectThat(
    state.sales.size === waiting.length,
    () => `a replay leaves ${state.sales.size} sales waiting, ${waiting.length} are stored`,
  );
}

const OPEN: readonly string[] = ['open', 'pending', 'approved'] satisfies (
  | Deposit['status']
  | Withdrawal['status']
)[];
/** A deposit that is approved has ended; a withdrawal that is has still to be sent. */
const isOpen = (row: Deposit | Withdrawal): boolean =>
  OPEN.includes(row.status) && !('proof' in row && row.status === 'approved');

async function compareOpenCash(reader: Reader, state: State): Promise<void> {
  const waiting = await reader.select(deposits, `WHERE status = 'open' ORDER BY id`);
  for (const row of waiting) compareRows(`deposit ${row.id}`, deposits, row, state.deposits.get(row.id));
  const unsent = await reader.select(withdrawals, `WHERE status IN ('pending', 'approved') ORDER BY id`);
  for (const row of unsent)
    compareRows(`withdrawal ${row.id}`, withdrawals, row, state.withdrawals.get(row.id));
  expectThat(
    state.deposits.size === waiting.length && state.withdrawals.size === unsent.length,
    () => 'a replay leaves other deposits or withdrawals open than are stored',
  );
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
    const held = readJournal(payload) as { actor: Actor };
    const formerly = isFormer(kind, held) ? { formerly: true } : {};
    const command = { ...held, kind, ...formerly } as unknown as Command;
    // Before the lane asked who approves, nothing was said of it; afterwards it always is.
    isReviewing ||= 'approvedBy' in command;
    const asks = isReviewing;
    const apply = (state: State): Step => {
      state.isReviewing = asks;
      const step = new Step(state, new UndoList(), at, laneSeq, held.actor ?? SYSTEM);
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
