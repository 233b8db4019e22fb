import { isRefusal, type RawQuote } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { newCustomer } from '../../features/customers/new-customer.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { OWN_WORK, type Passwords } from '../../platform/auth/passwords.js';
import type { ManualClock } from '../../platform/clock.js';
import type { Stretch } from './demo-day.js';
import { type DemoReviewers, payIn } from './demo-deposits.js';
import { planOptions, playOption } from './demo-options.js';
import { type PlannedTrade, planTrades } from './demo-trades.js';
import type { DemoPerson } from './seed-files.js';

const DEMO_BALANCE = decimal(100_000);
/** Quotes that are handed over at once. */
const BATCH = 1_000;

export interface DemoDay {
  readonly engine: Engine;
  /** The engine's clock: it stands before the first quote, and is led through the day. */
  readonly clock: ManualClock;
  readonly symbols: readonly SymbolRow[];
  readonly stretches: ReadonlyMap<number, Stretch>;
  readonly quotes: readonly RawQuote[];
  readonly people: readonly DemoPerson[];
  readonly reviewers: DemoReviewers;
  readonly passwords: Passwords;
  readonly password: string;
  readonly seed: string;
  readonly progress: (share: number) => void;
}

interface Scene {
  readonly at: number;
  play(): Promise<unknown>;
}

/**
 * Plays the demo's day through the engine: quotes in their order, and between them what customers do, so that every
 * fill stands on a recorded tick and every balance on the journal.
 */
export async function playDemo(day: DemoDay): Promise<void> {
  const customers = await arrive(day);
  const random = seededRandom(`${day.seed}|trades`);
  const trades = day.people.flatMap((person, index) =>
    planTrades(customers[index] ?? 0, person, day.symbols, day.stretches, random),
  );
  const chance = seededRandom(`${day.seed}|options`);
  const options = day.people.flatMap((person, index) =>
    planOptions(customers[index] ?? 0, person, day.symbols, day.stretches, chance),
  );
  const bought = options.map((option) => ({ at: option.at, play: () => playOption(day.engine, option) }));
  const scenes: Scene[] = [...trades.flatMap((trade) => scenesOf(day, trade)), ...bought];
  scenes.sort((a, b) => a.at - b.at);
  let next = 0;
  for (const scene of scenes) {
    next = await quoteUntil(day, next, scene.at);
    day.clock.set(scene.at);
    await scene.play();
    day.progress(next / day.quotes.length);
  }
  await quoteUntil(day, next, Number.POSITIVE_INFINITY);
}

/** Hands over the quotes up to `time`; answers which one is next. */
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

/** Opens the accounts; real customers pay in and move money to their contract account. */
async function arrive({ engine, clock, people, reviewers, passwords, password }: DemoDay): Promise<number[]> {
  const ids: number[] = [];
  for (const person of people) {
    clock.advance(1_000);
    const { email, isDemo } = person;
    const created = await engine.submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: newCustomer(person.lang, {
        name: person.name,
        level: person.level,
        isDemo,
        createdAt: clock.now(),
        ...(email && {
          email,
          emailKey: identityKey(email),
          passwordHash: await passwords.hash(password, OWN_WORK),
        }),
      }),
      ...(isDemo && { openingBalance: DEMO_BALANCE }),
    });
    if (isRefusal(created)) throw new Error(`the demo's ${person.name} was refused: ${created.key}`);
    const customerId = created.customer.id;
    ids.push(customerId);
    for (const amount of person.deposits) {
      await payIn(engine, reviewers, customerId, amount, clock.now());
    }
    const actor = { kind: 'customer', id: customerId } as const;
    for (const [to, amount] of [
      ['forex', person.toContracts],
      ['micro', person.toOptions],
    ] as const) {
      const move = { customerId, from: 'change', to, amount } as const;
      if (amount > 0n) await engine.submit({ kind: 'wallet.transfer', actor, ...move });
    }
  }
  return ids;
}

/** Opening and, later, closing. An order that the balance does not cover is refused, as it would be live. */
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
