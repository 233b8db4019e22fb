import { SELL_BACK_WINDOWS } from '@truemark/domain';
import { decimal, ONE } from '@truemark/money';
import { openSnapshot } from '../../../dist/cli/verification/snapshot.js';
import {
  type AccountSnapshot,
  type Command,
  type EngineEvent,
  SYSTEM,
} from '../../../dist/engine/protocol.js';
import type { Database } from '../../harness/database.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData, WEDNESDAY } from '../test-engine.js';
import type { Moment } from './actions.js';
import { Books } from './books.js';
import { concrete, DURATIONS, type Handed, type Input, OPENING, SYMBOLS } from './concrete.js';
import { FreeBalances } from './free-balances.js';
import { Standing } from './standing.js';

/** Starting balance of each account: two demo customers and a real one. */
const BALANCES = ['120', '500', null];
/** Amount that the real customer transfers at the start. */
const BROUGHT = decimal('300');

/** Waits one event-loop turn; events are published after the answers. */
const told = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));

/** Submits inputs at one instant, to the engine or to a process in front of it. */
export async function submitTogether(
  ground: TestEngine,
  { now, inputs }: Handed,
  engine: Pick<TestEngine['engine'], 'submit' | 'take'> = ground.engine,
): Promise<unknown[]> {
  ground.now = now;
  return Promise.all(
    inputs.map(
      (input): Promise<unknown> =>
        'quote' in input ? engine.take([input.quote]) : engine.submit(input.command),
    ),
  );
}

/** Initial inputs: symbols, customers and first prices. */
function beginning(people: readonly ReturnType<typeof person>[]): Handed {
  const create = (index: number): Command => ({
    kind: 'customer.create',
    actor: SYSTEM,
    customer: people[index] as ReturnType<typeof person>,
    ...(index < 2 && { openingBalance: decimal(BALANCES[index] as string) }),
  });
  // Enough quotes for the volatility window, alternately up and down.
  const [seconds] = SELL_BACK_WINDOWS;
  const before = Array.from({ length: seconds + 1 }, (_, index) => seconds - index);
  const quotes = before.flatMap((ago) =>
    OPENING.map((opening, symbol): Input => {
      const point = [10_000, 1_000_000, 10_000_000][symbol] as number;
      const bid = opening + Math.abs((ago % 16) - 8) * 8 - 64;
      const time = WEDNESDAY - ago * 1_000;
      return { quote: { symbolId: symbol + 1, time, bid: bid * point, ask: (bid + 2) * point } };
    }),
  );
  const commands: Command[] = [
    ...SYMBOLS.map(
      (symbol): Command => ({
        kind: 'symbol.put',
        actor: SYSTEM,
        symbol: symbol.id === 1 ? symbol : { ...symbol, id: 0 },
      }),
    ),
    { kind: 'settings.change', actor: SYSTEM, values: { only_one_account: '1', micro_sell_back: '1' } },
    ...DURATIONS.map((seconds): Command => {
      const terms = { ratio: decimal('0.835'), least: ONE, most: decimal('50'), isEnabled: true };
      return { kind: 'duration.put', actor: SYSTEM, duration: { id: 0, symbolId: null, seconds, ...terms } };
    }),
    ...people.map((_person, index) => create(index)),
    {
      kind: 'wallet.adjust',
      actor: SYSTEM,
      customerId: 3,
      account: 'change',
      amount: decimal('3000'),
      memo: 'to begin with',
      refId: 1,
    },
    {
      kind: 'wallet.transfer',
      actor: SYSTEM,
      customerId: 3,
      from: 'change',
      to: 'forex',
      amount: BROUGHT,
    },
  ];
  return { now: WEDNESDAY, inputs: [...commands.map((command) => ({ command })), ...quotes] };
}

export const CUSTOMERS = [1, 2, 3];

/** Plays a day and checks it moment by moment; returns the submitted inputs with their outcomes. */
export async function playChecked(database: Database, moments: readonly Moment[]) {
  const ground = await startTestEngine(database);
  try {
    const people = [person(), person(), person({ isDemo: false, demoId: null })];
    const handed: Handed[] = [beginning(people)];
    const books = new Books(BALANCES);
    const free = new FreeBalances();
    let sold = 0;
    const events: EngineEvent[] = [];
    ground.engine.subscribe((event) => void events.push(event));
    const take = async (next: Handed): Promise<void> => {
      const outcomes = await submitTogether(ground, next);
      await told();
      books.note(next.inputs, outcomes);
      const heard = events.splice(0);
      books.follow(heard);
      free.follow(heard);
      for (const event of heard) if (event.type === 'option.ended' && event.option.outcome === 'sold') sold++;
    };
    await take(handed[0] as Handed);
    let { now } = ground;
    let bids = [...OPENING];
    for (const moment of moments) {
      now += moment.wait;
      const before = await Promise.all(CUSTOMERS.map(ground.account));
      const orders = before.flatMap((account) => account.orders);
      const options = before.flatMap((account) => account.options);
      const { deposits, withdrawals } = books;
      const scene = { now, customers: CUSTOMERS, bids: [...bids], orders, options, deposits, withdrawals };
      const next = concrete(moment, scene);
      handed.push(next);
      await take(next);
      bids = SYMBOLS.map(({ id }, index) => {
        const point = [10_000, 1_000_000, 10_000_000][index] as number;
        return Math.round((ground.client.view.quote(id)?.bid ?? 0) / point);
      });
      const after = new Map<number, AccountSnapshot>();
      for (const id of CUSTOMERS) after.set(id, await ground.account(id));
      books.check((id) => after.get(id) as AccountSnapshot);
      // The last input settles what the timer would.
      const last = next.inputs.at(-2);
      if (last && 'quote' in last)
        await new Standing(ground.client, CUSTOMERS, now).check(last.quote.symbolId);
    }
    await verifyDerivedData(ground.target);
    const reader = await openSnapshot(ground.target);
    await books.checkHouse(reader).finally(() => reader.close());
    return { handed, state: await stateOf(ground), sold };
  } finally {
    await ground.discard();
  }
}

/** Replays the submitted inputs, with a restart after `restartAfter` of them. */
export async function playAgain(
  database: Database,
  handed: readonly Handed[],
  restartAfter: number,
): Promise<string> {
  const ground = await startTestEngine(database);
  try {
    for (const [index, each] of handed.entries()) {
      await submitTogether(ground, each);
      if (index === restartAfter) await ground.restart();
    }
    return await stateOf(ground);
  } finally {
    await ground.discard();
  }
}

const TABLES: readonly (readonly [string, string])[] = [
  ['customers', 'id'],
  ['symbols', 'id'],
  ['settings', 'key'],
  ['orders', 'id'],
  ['options', 'id'],
  ['option_sales', 'id'],
  ['durations', 'id'],
  ['deposits', 'id'],
  ['withdrawals', 'id'],
  ['ledger_accounts', 'id'],
  ['ledger_entries', 'id'],
  ['ledger_postings', 'entry_id, line'],
  ['ticks', 'symbol_id, seq'],
  ['rejected_ticks', 'lane_seq'],
  ['lane_inputs', 'lane_seq'],
  ['customer_limits', 'customer_id'],
  ['margin_events', 'lane_seq, customer_id, kind'],
];

/** Access to an engine, in this process or another. */
export interface Answering extends Pick<TestEngine, 'target' | 'account'> {
  readonly client: Pick<TestEngine['client'], 'ask'>;
  readonly engine: Pick<TestEngine['engine'], 'ask'>;
}

/** The engine's whole state, in memory and in the database, as one text. */
export async function stateOf(ground: Answering): Promise<string> {
  const reader = await openSnapshot(ground.target);
  const write = (value: unknown): string =>
    JSON.stringify(value, (_key, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held));
  try {
    const lines: string[] = [];
    for (const id of CUSTOMERS) {
      const { accounts, orders, options } = await ground.account(id);
      const orderIds = orders.map((order) => order.id);
      const stops = await ground.client.ask({ kind: 'orders.stops', orderIds });
      const limits = await ground.engine.ask({ kind: 'limits.standing', customerId: id });
      const memory = { accounts, orders: orders.map(sorted), stops, options, limits: sorted(limits) };
      lines.push(`memory of ${id}: ${write(memory)}`);
    }
    for (const [table, key] of TABLES) {
      const rows = await reader.query(`SELECT * FROM ${table} ORDER BY ${key}`);
      lines.push(...rows.map((row) => `${table}: ${write(row)}`));
    }
    return lines.join('\n');
  } finally {
    await reader.close();
  }
}

const sorted = (row: object): object =>
  Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
