import { isRefusal, nextMonth } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { openSnapshot } from '../../../dist/cli/verification/snapshot.js';
import { type Order, orders } from '../../../dist/engine/products/contracts/tables/order.table.js';
import { copies } from '../../../dist/engine/products/copy-trading/tables/copy.table.js';
import { follows } from '../../../dist/engine/products/copy-trading/tables/follow.table.js';
import { followEvents } from '../../../dist/engine/products/copy-trading/tables/follow-event.table.js';
import { leaderEvents } from '../../../dist/engine/products/copy-trading/tables/leader-event.table.js';
import { type Command, type EngineEvent, SYSTEM } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { Database } from '../../harness/database.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData } from '../test-engine.js';
import { type Input, inputOf, OPENING, type Scene, SYMBOLS } from './concrete.js';
import { type CopyMoment, copyCommand, isCopyAction } from './copy-actions.js';
import { CopyBooks } from './copy-books.js';
import { submitTogether } from './play.js';

/** Starting balances of the trading accounts. The first customer leads; the last follows with demo money. */
const MONEY = ['3000', '500', '60', '400'];

/** Summary of a day. */
export interface Played {
  readonly copied: number;
  readonly skipped: ReadonlySet<string>;
  readonly shares: bigint;
}

/** Plays a day. With restarts, events published meanwhile are lost, so only stored state is checked. */
export async function playCopied(
  database: Database,
  moments: readonly CopyMoment[],
  restarts: boolean,
): Promise<Played> {
  const ground = await startTestEngine(database);
  try {
    const people = await begin(ground);
    const [leader, ...followers] = people as [number, ...number[]];
    const heard: EngineEvent[] = [];
    const listen = (): unknown => ground.engine.subscribe((event) => void heard.push(event));
    listen();
    const from = await journalled(ground);
    const opening = new Map(people.map((id, index) => [id, decimal(MONEY[index] as string)]));
    const books = new CopyBooks(opening, from);
    let bids = [...OPENING];
    for (const { wait, actions, restarts: isRestarted } of moments) {
      const now = ground.now + wait;
      const accounts = await Promise.all(people.map(ground.account));
      const open = accounts.flatMap((account) => account.orders);
      const none = { options: [], deposits: 0, withdrawals: 0 };
      const scene: Scene = {
        now,
        customers: [leader, leader, followers[1] as number],
        bids,
        orders: open,
        ...none,
      };
      const inputs = actions.flatMap((action): Input[] =>
        isCopyAction(action) ? [{ command: copyCommand(action, leader, followers) }] : inputOf(action, scene),
      );
      await submitTogether(ground, { now, inputs });
      if (restarts && isRestarted) await ground.restart();
      await allDone(ground, followers);
      bids = SYMBOLS.map(({ id }, index) => {
        const point = [10_000, 1_000_000, 10_000_000][index] as number;
        return Math.round((ground.client.view.quote(id)?.bid ?? 0) / point);
      });
      await read(ground, async (reader) => {
        await checkCopies(reader);
        if (restarts) return;
        await books.follow(heard.splice(0), reader);
      });
      if (!restarts) await checkBooks(ground, books, heard);
    }
    await checkRestart(ground, people);
    await verifyDerivedData(ground.target);
    const rows = await read(ground, (reader) => reader.select(followEvents, 'ORDER BY id'));
    const skipped = new Set(rows.flatMap(({ reason }) => reason ?? []));
    return { copied: rows.filter(({ result }) => result === 'copied').length, skipped, shares: books.shares };
  } finally {
    await ground.discard();
  }
}

const journalled = (ground: TestEngine): Promise<number> =>
  read(ground, (reader) => reader.number('SELECT max(lane_seq) FROM lane_inputs'));

/** Checks that a restart leaves the state in memory unchanged; repeats if something fell due meanwhile. */
async function checkRestart(ground: TestEngine, people: readonly number[]): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const [from, before] = [await journalled(ground), await memoryOf(ground, people)];
    await ground.restart();
    const after = await memoryOf(ground, people);
    if ((await journalled(ground)) > from) continue;
    const changed = after.filter((line, at) => line !== before[at]);
    if (changed.length > 0) throw new Error(`a restart changed ${changed.join('\n')}`);
    return;
  }
  throw new Error('something is due at each start');
}

async function begin(ground: TestEngine): Promise<number[]> {
  const submit = async (command: Command): Promise<object> => {
    const outcome: object = await ground.engine.submit(command);
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome;
  };
  for (const symbol of SYMBOLS) {
    await submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: symbol.id === 1 ? symbol : { ...symbol, id: 0 },
    });
  }
  await submit({ kind: 'settings.change', actor: SYSTEM, values: { is_follow: '1' } });
  const people: number[] = [];
  for (const [index, money] of MONEY.entries()) {
    const isDemo = index === MONEY.length - 1;
    const customer = person(isDemo ? {} : { isDemo: false, demoId: null });
    const opening = isDemo ? { openingBalance: decimal(money) } : {};
    const made = await submit({ kind: 'customer.create', actor: SYSTEM, customer, ...opening });
    const { id } = (made as { customer: { id: number } }).customer;
    people.push(id);
    const sums = { memo: 'to begin with', refId: 1, customerId: id } as const;
    const more = { kind: 'wallet.adjust', actor: SYSTEM, ...sums } as const;
    // Demo customers start with money on each account.
    if (isDemo) continue;
    await submit({ ...more, account: 'change', amount: decimal('500') });
    await submit({ ...more, account: 'forex', amount: decimal(money) });
  }
  const [leader] = people as [number];
  const own = { actor: { kind: 'customer', id: leader }, customerId: leader } as const;
  await submit({ kind: 'nickname.set', ...own, nickname: 'Golden Bull' });
  await submit({ kind: 'trader.apply', ...own });
  await submit({ kind: 'trader.decide', actor: SYSTEM, traderId: leader, decision: 'approve', reason: null });
  await submit({ kind: 'trader.change', ...own, share: decimal('0.2') });
  const quotes = OPENING.map((bid, index) => {
    const point = [10_000, 1_000_000, 10_000_000][index] as number;
    return { quote: { symbolId: index + 1, time: ground.now, bid: bid * point, ask: (bid + 2) * point } };
  });
  await submitTogether(ground, { now: ground.now, inputs: quotes });
  return people;
}

async function read<T>({ target }: TestEngine, look: (reader: DatabaseReader) => Promise<T>): Promise<T> {
  const reader = await openSnapshot(target);
  try {
    return await look(reader);
  } finally {
    await reader.close();
  }
}

/** Checks the books. A timer may run in between, so the accounts are read again together with its events. */
async function checkBooks(ground: TestEngine, books: CopyBooks, heard: EngineEvent[]): Promise<void> {
  for (;;) {
    const accounts = await books.accounts(ground);
    if (heard.length === 0) return books.check(accounts);
    await read(ground, (reader) => books.follow(heard.splice(0), reader));
  }
}

/** Waits until no copy is pending, profit shares of ended months are settled, and all events are published. */
async function allDone(ground: TestEngine, followers: readonly number[]): Promise<void> {
  const { engine } = ground;
  const isDone = async (): Promise<boolean> => {
    if ((await engine.ask({ kind: 'copies.waiting' })) > 0) return false;
    const all = await Promise.all(
      followers.map((customerId) => engine.ask({ kind: 'follows.of', customerId })),
    );
    return all.flat().every(({ follow }) => nextMonth(follow.settledAt) > ground.now);
  };
  for (const end = Date.now() + 60_000; !(await isDone()); ) {
    if (Date.now() > end) throw new Error('something still waits');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Checks that there is one row per relation and event, that copies are made at the leader's ticks, that none is open
 * without an order, and the sums of relations.
 */
async function checkCopies(reader: DatabaseReader): Promise<void> {
  const events = await reader.select(leaderEvents, 'ORDER BY id');
  const rows = await reader.select(followEvents, 'ORDER BY id');
  const made = await reader.select(copies, 'ORDER BY id');
  const relations = await reader.select(follows, 'ORDER BY id');
  const placed = await reader.select(orders, 'ORDER BY id');
  const orderOf = new Map(placed.map((order) => [order.id, order]));
  const turns = new Set<string>();
  for (const { eventId, followId, result, orderId, seq, event } of rows) {
    const turn = `event ${eventId} of relation ${followId}`;
    if (turns.has(turn)) throw new Error(`${turn} has two rows`);
    turns.add(turn);
    const led = events.find(({ id }) => id === eventId);
    const order = orderOf.get(orderId ?? 0);
    if (result === 'skipped' || event === 'protect') continue;
    const at = event === 'open' ? order?.openSeq : order?.closeSeq;
    if (at !== led?.seq || at !== seq) throw new Error(`${turn} is copied at tick ${at}, led at ${led?.seq}`);
  }
  for (const { id, status, leaderOrderId } of made) {
    if (status === 'open' && orderOf.get(leaderOrderId)?.status !== 'holding') {
      throw new Error(`copy ${id} is open, its leader's order ${leaderOrderId} is not`);
    }
  }
  for (const follow of relations) {
    const own = made.filter(({ followId, status }) => followId === follow.id && status === 'open');
    const open = own.map(({ id }) => orderOf.get(id) as Order);
    const sum = (of: (order: Order) => bigint): bigint => open.reduce((all, order) => all + of(order), 0n);
    const due = [BigInt(open.length), sum(({ margin }) => margin), sum(({ lots }) => lots)].join();
    const told = [BigInt(follow.openCopies), follow.margin, follow.openLots].join();
    if (due !== told) throw new Error(`relation ${follow.id} tells ${told}, its open copies come to ${due}`);
  }
}

/** State of all customers in memory. */
async function memoryOf({ engine, client }: TestEngine, people: readonly number[]): Promise<string[]> {
  const held: unknown[] = [];
  for (const customerId of people) {
    const { accounts, orders: open } = await client.ask({ kind: 'customer.account', customerId });
    const stops = await client.ask({ kind: 'orders.stops', orderIds: open.map(({ id }) => id) });
    const relations = await engine.ask({ kind: 'follows.of', customerId });
    held.push(accounts, open, stops, relations);
  }
  held.push(await engine.ask({ kind: 'traders.all' }));
  const write = (_key: string, value: unknown): unknown =>
    typeof value === 'bigint' ? `${value}n` : ordered(value);
  return JSON.stringify(held, write, 1).split('\n');
}

const ordered = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
