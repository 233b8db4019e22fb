import { isRefusal, type RawQuote } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import type { OpenStretch } from './demo-day.js';
import { planOptions, playOption } from './demo-options.js';
import { type PlannedTrade, planTrades } from './demo-trades.js';
import { follow, leaderOf, waitForCopies } from './play-leads.js';
import { type DemoContext, registerDemoPerson } from './register-demo-person.js';
import type { DemoLeaders, DemoPerson } from './seed-files.js';

/** Maximum quotes submitted at once. */
const BATCH = 1_000;

export interface DemoDay extends DemoContext {
  readonly symbols: readonly SymbolRow[];
  readonly stretches: ReadonlyMap<number, OpenStretch>;
  readonly quotes: readonly RawQuote[];
  readonly people: readonly DemoPerson[];
  readonly leaders: DemoLeaders;
  /** Ids of customers from the weeks before, by name. */
  readonly known: ReadonlyMap<string, number>;
  readonly seed: string;
  readonly progress: (share: number) => void;
}

interface Scene {
  readonly at: number;
  play(): Promise<unknown>;
}

/**
 * Plays the demo day through the engine: quotes in order, and customers' actions between them, so that every fill uses
 * a recorded tick and every balance follows from the journal.
 */
export async function playDemo(day: DemoDay): Promise<void> {
  const numbers = await arriveAll(day);
  await followLater(day, numbers);
  const people = [...day.people, ...day.leaders.leaders];
  const random = seededRandom(`${day.seed}|trades`);
  const trades = people.flatMap((person) =>
    planTrades(numbers.get(person.name) ?? 0, person, day.symbols, day.stretches, random),
  );
  const chance = seededRandom(`${day.seed}|options`);
  const options = people.flatMap((person) =>
    planOptions(numbers.get(person.name) ?? 0, person, day.symbols, day.stretches, chance),
  );
  const bought = options.map((option) => ({ at: option.at, play: () => playOption(day.engine, option) }));
  const scenes: Scene[] = [...trades.flatMap((trade) => scenesOf(day, trade)), ...bought];
  scenes.sort((a, b) => a.at - b.at);
  let next = 0;
  for (const scene of scenes) {
    next = await quoteUntil(day, next, scene.at);
    day.clock.set(scene.at);
    await scene.play();
    await waitForCopies(day.engine);
    day.progress(next / day.quotes.length);
  }
  await quoteUntil(day, next, Number.POSITIVE_INFINITY);
}

/** Submits the quotes up to `time`; returns the index of the next one. */
async function quoteUntil({ engine, clock, quotes }: DemoDay, first: number, time: number): Promise<number> {
  let next = first;
  while (next < quotes.length && (quotes[next] as RawQuote).time <= time) {
    let end = next;
    while (end < quotes.length && end - next < BATCH && (quotes[end] as RawQuote).time <= time) end++;
    clock.set((quotes[end - 1] as RawQuote).time);
    await engine.take(quotes.slice(next, end));
    next = end;
  }
  return next;
}

/** Opens the accounts of people who have none yet. Returns all ids by name. */
async function arriveAll(day: DemoDay): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map(day.known);
  for (const person of day.people) {
    if (!numbers.has(person.name)) numbers.set(person.name, await registerDemoPerson(day, person));
  }
  return numbers;
}

/** People who joined on the demo day start to follow their leaders. */
async function followLater(
  { engine, leaders }: DemoDay,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { name, follows } of leaders.followers.filter(({ isLater }) => isLater)) {
    for (const relation of follows) {
      await follow(engine, numbers.get(name) ?? 0, leaderOf(leaders, relation, numbers), relation);
    }
  }
}

/**
 * Scenes of opening and, later, closing an order. An order that the balance does not cover is refused, as it would be
 * live.
 */
function scenesOf({ engine }: DemoDay, trade: PlannedTrade): Scene[] {
  const { customerId, symbol, side, lots, closesAt, reason } = trade;
  const actor = { kind: 'customer', id: customerId } as const;
  const chosen = symbol.multiples.find(({ isDefault }) => isDefault);
  let orderId: number | null = null;
  const open: Scene = {
    at: trade.opensAt,
    async play() {
      const multiple = decimal(chosen?.value ?? 1);
      const order = { customerId, symbolId: symbol.id, side, lots, multiple };
      const outcome = await engine.submit({ kind: 'order.open', actor, ...order });
      if (!isRefusal(outcome)) orderId = outcome.order.id;
    },
  };
  if (closesAt === null) return [open];
  const close: Scene = {
    at: closesAt,
    async play() {
      if (orderId === null) return;
      const by = reason === null ? { actor, customerId } : { actor: SYSTEM, customerId: null, reason };
      await engine.submit({ kind: 'order.close', orderId, ...by });
    },
  };
  return [open, close];
}
