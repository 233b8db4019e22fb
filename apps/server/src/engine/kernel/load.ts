import { dayOf } from '@truemark/domain';
import { decodeRow, type Stored, snake, type Table } from '../../platform/database/table.js';
import { loadCash } from '../load-cash.js';
import { settings, symbols, ticks } from '../market/tables/market.table.js';
import { simulatorDays } from '../market/tables/simulator.table.js';
import { symbolChanges, symbolPauses } from '../market/tables/symbol-change.table.js';
import { followTrailing } from '../products/contracts/load-trailing.js';
import { marginEvents } from '../products/contracts/tables/margin.table.js';
import { type Order, type OrderTerms, orders } from '../products/contracts/tables/order.table.js';
import { identitiesOf } from '../products/customers/customers.js';
import { customers } from '../products/customers/tables/customer.table.js';
import { loadTradingDays } from '../products/limits/load.js';
import { customerLimits } from '../products/limits/tables/limits.table.js';
import { loadOptions } from '../products/options/load.js';
import { accountKey } from './account-key.js';
import { KEY_LIFETIME } from './first-outcome.js';
import { readJournal } from './journal.js';
import type { State } from './state.js';
import type { AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';
import { chainEnds } from './tables/chain.table.js';
import { IS_REFUSED, laneInputs } from './tables/lane.table.js';
import { ledgerAccounts } from './tables/ledger.table.js';
import { loadWatched } from './watched-rows.js';

const PAGE = 5_000;
const DAY = 86_400_000;
const MOST_TERMS = 100_000;

/**
 * Brings the whole state from the database into memory: once, at start. `clock` is what the market clock shows; a
 * recorded market's stands before what was played already.
 */
export async function loadState(
  state: State,
  store: Store,
  clock: number,
  tables: readonly AnyTable[],
): Promise<void> {
  const select: Select = async (table, rest = '', parameters = []) =>
    (await store.query(`SELECT * FROM "${table.name}" ${rest}`, parameters)).map((row) =>
      decodeRow(table, row),
    );
  const highest = async (sql: string): Promise<number> => Number((await store.query(sql))[0]?.highest ?? 0);

  for (const { key, value } of await select(settings)) state.settings.set(key, value);
  for (const { name, ...end } of await select(chainEnds)) state.chains.set(name, end);
  for (const symbol of await select(symbols)) state.symbols.set(symbol.id, symbol);
  for await (const customer of paged(select, customers, 'true', ['id'])) {
    const { id, isDemo, blocked } = customer;
    state.customers.set(id, { id, isDemo, blocked });
    for (const name of identitiesOf(customer)) state.identities.set(name, id);
  }
  for await (const account of paged(select, ledgerAccounts, 'true', ['id'])) {
    const { id, ownerId, kind, part, book } = account;
    const key = accountKey(ownerId, kind, part, book);
    const other = state.accountIds.get(key);
    // Money of one would be booked on the other.
    if (other !== undefined) throw new Error(`ledger accounts ${other} and ${id} are the same account`);
    state.accounts.set(id, account);
    state.accountIds.set(key, id);
  }
  const terms = new SharedTerms();
  const trailing: Order[] = [];
  for (const status of ['pending', 'holding']) {
    // Both conditions, so that the index of open orders answers.
    const open = `status IN ('pending', 'holding') AND status = '${status}'`;
    for await (const order of paged(select, orders, open, ['createdAt', 'id'])) {
      order.terms = terms.of(order.terms);
      state.orders.set(order.id, order);
      const mine = state.ordersOf.get(order.customerId) ?? new Set<number>();
      state.ordersOf.set(order.customerId, mine.add(order.id));
      state.triggers.watch(order, undefined);
      state.book.held.noteOrder(order, undefined);
      if (status === 'pending' && order.expireAt !== null) state.expiries.push(order.expireAt, order.id);
      state.margins.touch(order.customerId);
      if (order.trailingSince !== null) trailing.push(order);
    }
  }
  await followTrailing(state, store, trailing);
  for (const call of await select(marginEvents, `WHERE kind = 'call' AND ended_at IS NULL`)) {
    state.called.set(call.customerId, call.laneSeq);
    // Also one who holds nothing any more: his call ends with the next tick.
    state.margins.touch(call.customerId);
  }
  for (const symbolId of state.symbols.keys()) {
    const [tick] = await select(ticks, 'WHERE symbol_id = $1 ORDER BY seq DESC LIMIT 1', [symbolId]);
    if (tick) {
      const { seq, at, bid, ask } = tick;
      state.quotes.set(symbolId, { symbolId, seq, time: at, bid, ask });
    }
  }
  for (const change of await select(symbolChanges, `WHERE state = 'waiting'`)) {
    state.book.changes.set(change.symbolId, change);
  }
  for (const pause of await select(symbolPauses)) state.book.pauses.set(pause.symbolId, pause);
  const days = 'WHERE key IS NULL OR day >= $1';
  for (const { day, hash, key } of await select(simulatorDays, days, [dayOf(clock - DAY)]))
    state.simulatorDays.set(day, { hash, isRevealed: key !== null });
  await loadOptions(state, store);
  await loadCash(state, store);
  await loadWatched(state, store, tables);
  const [lastInput] = await select(laneInputs, 'ORDER BY lane_seq DESC LIMIT 1');
  const lastTicks = [...state.quotes.values()].map(({ time }) => time);
  state.storedUntil = Math.max(0, lastInput?.at ?? 0, ...lastTicks);
  const now = Math.max(clock, state.storedUntil);
  await loadOutcomes(state, select, now);
  for await (const row of paged(select, customerLimits, 'true', ['customerId'])) state.limits.put(row);
  await loadTradingDays(state, store, now);
  const { counters } = state;
  counters.customers = await highest('SELECT max(id) AS highest FROM customers');
  counters.accounts = await highest('SELECT max(id) AS highest FROM ledger_accounts');
  counters.entries = await highest('SELECT max(id) AS highest FROM ledger_entries');
  counters.orders = await highest('SELECT max(id) AS highest FROM orders');
  counters.options = await highest('SELECT max(id) AS highest FROM options');
  counters.sales = await highest('SELECT max(id) AS highest FROM option_sales');
  counters.durations = await highest('SELECT max(id) AS highest FROM durations');
  counters.symbols = await highest('SELECT max(id) AS highest FROM symbols');
  counters.symbolChanges = await highest('SELECT max(id) AS highest FROM symbol_changes');
  counters.deposits = await highest('SELECT max(id) AS highest FROM deposits');
  counters.withdrawals = await highest('SELECT max(id) AS highest FROM withdrawals');
  state.configVersion = now;
  state.margins.catchUp();
}

/** Keys of the last day. What was refused moved nothing: older data may hold it, and nobody needs it. */
async function loadOutcomes({ outcomes }: State, select: Select, now: number): Promise<void> {
  const keyed = `idempotency_key IS NOT NULL AND at > ${now - KEY_LIFETIME} AND NOT ${IS_REFUSED}`;
  for await (const input of paged(select, laneInputs, keyed, ['laneSeq'])) {
    outcomes.set(`${input.idempotencyOwner}|${input.idempotencyKey}`, {
      hash: input.idempotencyHash ?? '',
      outcome: readJournal(input.outcome) as object,
      at: input.at,
    });
  }
}

type Select = <R extends object>(table: Table<R>, rest?: string, parameters?: Stored[]) => Promise<R[]>;

/** Rows in the order of `by`, some thousands at a time: a million of them never stand in memory as rows. */
async function* paged<R extends object>(
  select: Select,
  table: Table<R>,
  where: string,
  by: readonly (keyof R & string)[],
): AsyncGenerator<R> {
  const columns = by.map(snake).join(', ');
  const after = by.map((_, index) => `$${index + 1}`).join(', ');
  const page = `WHERE ${where} AND (${columns}) > (${after}) ORDER BY ${columns} LIMIT ${PAGE}`;
  let last: Stored[] = by.map(() => -1);
  for (;;) {
    const rows = await select(table, page, last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = by.map((name) => end[name] as Stored);
  }
}

/** Orders that were opened under the same terms share them, as they did when they were opened. */
class SharedTerms {
  private readonly known = new Map<string, OrderTerms>();

  of(terms: OrderTerms): OrderTerms {
    const text = JSON.stringify(terms);
    const shared = this.known.get(text);
    if (shared) return shared;
    if (this.known.size < MOST_TERMS) this.known.set(text, Object.freeze(terms));
    return terms;
  }
}
