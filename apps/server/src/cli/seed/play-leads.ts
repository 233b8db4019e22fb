import { isRefusal, nextMonth } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import type { Bar, SymbolRow } from '../../engine/market/tables/market.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { type PastPrice, type PastTrade, planPast, pricesOf, thinPrices } from './demo-leads.js';
import { type DemoContext, registerDemoPerson } from './register-demo-person.js';
import { requireDone, type Scene } from './scene.js';
import type { DemoLeader, DemoLeaders, DemoRelation } from './seed-files.js';

const HOUR = 3_600_000;

export interface PastWeeks extends DemoContext {
  readonly symbols: readonly SymbolRow[];
  /** Backfilled bars of each symbol, whose prices are used in these weeks. */
  readonly history: ReadonlyMap<number, readonly Bar[]>;
  readonly leaders: DemoLeaders;
  /** Other scenes of these weeks. */
  readonly scenes: readonly Scene[];
  /** The clock starts at `from`; everything is over by `until`, epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly seed: string;
}

type PastScene = Scene<PastPrice>;

/**
 * Plays the weeks before the demo day for leaders and followers: orders at prices of the backfilled history, each
 * recorded as a tick, and their copies by the engine itself. Returns all ids by name.
 */
export async function playPastWeeks(weeks: PastWeeks): Promise<ReadonlyMap<string, number>> {
  const { engine, clock, leaders, symbols, from, until } = weeks;
  const people = new Map<string, number>();
  const leading = [...leaders.leaders, leaders.applicant];
  const following = leaders.followers.filter(({ isLater }) => !isLater);
  for (const person of [...leading, ...following])
    people.set(person.name, await registerDemoPerson(weeks, person));
  const numberOf = (name: string): number => people.get(name) ?? 0;
  for (const leader of leaders.leaders) await becomeLeader(weeks, leader, numberOf(leader.name));

  const used = new Set(leading.flatMap(({ symbols: codes }) => codes));
  const prices = new Map(
    symbols
      .filter(({ code }) => used.has(code))
      .map((symbol) => [
        symbol.id,
        pricesOf(symbol, weeks.history.get(symbol.id) ?? [], clock.now() + HOUR, until - HOUR),
      ]),
  );
  const random = seededRandom(`${weeks.seed}|leaders`);
  const scenes: PastScene[] = [
    ...weeks.scenes,
    ...[...prices.values()].flatMap(thinPrices).map((price) => ({ at: price.time, price })),
    ...leading.flatMap((leader) =>
      planPast(leader, symbols, prices, random).flatMap((trade) =>
        scenesOf(engine, numberOf(leader.name), trade),
      ),
    ),
    ...following.flatMap((follower, nth) =>
      follower.follows.map((relation, more) => ({
        at: Math.floor(from + ((nth + more + 1) / (following.length * 4)) * (until - from)),
        price: null,
        play: () => follow(engine, numberOf(follower.name), leaderOf(leaders, relation, people), relation),
      })),
    ),
    ...monthsIn(from, until).map((at) => ({
      at,
      price: null,
      play: () => settleShares(engine, [...people.values()]),
    })),
  ];
  await playAll(weeks, scenes);
  clock.set(until);
  await applyAsLeader(engine, leaders.applicant, numberOf(leaders.applicant.name));
  return people;
}

/** Quotes are submitted together, up to the next action. */
async function playAll({ engine, clock }: PastWeeks, scenes: PastScene[]): Promise<void> {
  let quotes: PastPrice[] = [];
  for (const { at, price, play } of scenes.sort((a, b) => a.at - b.at)) {
    if (price) quotes.push(price);
    if (!play) continue;
    clock.set(at);
    if (quotes.length > 0) await engine.take(quotes);
    quotes = [];
    await play();
    await waitForCopies(engine);
  }
}

/** Id of the leader that a relation names; 0 if unknown. */
export const leaderOf = (
  { leaders }: DemoLeaders,
  { leader: nickname }: DemoRelation,
  people: ReadonlyMap<string, number>,
): number => people.get(leaders.find((each) => each.nickname === nickname)?.name ?? '') ?? 0;

/** Starts following; a refusal is an error of the demo files. */
export async function follow(
  engine: Engine,
  customerId: number,
  traderId: number,
  { leader: _leader, ...terms }: DemoRelation,
): Promise<void> {
  const actor = { kind: 'customer', id: customerId } as const;
  requireDone(await engine.submit({ kind: 'follow.begin', actor, customerId, traderId, terms }));
}

/** Waits until every follower has processed the leaders' trades. */
export async function waitForCopies(engine: Engine): Promise<void> {
  while ((await engine.ask({ kind: 'copies.waiting' })) > 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function applyAsLeader(engine: Engine, { nickname }: DemoLeader, customerId: number): Promise<void> {
  const actor = { kind: 'customer', id: customerId } as const;
  requireDone(await engine.submit({ kind: 'nickname.set', actor, customerId, nickname }));
  requireDone(await engine.submit({ kind: 'trader.apply', actor, customerId }));
}

/** Applies as a leader, is approved, and sets the profit share. */
async function becomeLeader(
  { engine, reviewers }: PastWeeks,
  leader: DemoLeader,
  customerId: number,
): Promise<void> {
  await applyAsLeader(engine, leader, customerId);
  const decided = { traderId: customerId, decision: 'approve', reason: null } as const;
  const operator = { kind: 'operator', id: reviewers.maker } as const;
  requireDone(await engine.submit({ kind: 'trader.decide', actor: operator, ...decided }));
  const actor = { kind: 'customer', id: customerId } as const;
  const share = leader.share / 100n;
  requireDone(await engine.submit({ kind: 'trader.change', actor, customerId, share }));
}

function scenesOf(engine: Engine, customerId: number, trade: PastTrade): PastScene[] {
  const { symbol, side, lots, opens, closes } = trade;
  const actor = { kind: 'customer', id: customerId } as const;
  const multiple = decimal(symbol.multiples.find(({ isDefault }) => isDefault)?.value ?? 1);
  let orderId: number | null = null;
  const open: PastScene = {
    at: opens.time,
    price: opens,
    async play() {
      const order = { customerId, symbolId: symbol.id, side, lots, multiple };
      const outcome = await engine.submit({ kind: 'order.open', actor, ...order });
      if (!isRefusal(outcome)) orderId = outcome.order.id;
    },
  };
  if (closes === null) return [open];
  const close: PastScene = {
    at: closes.time,
    price: closes,
    async play() {
      if (orderId !== null) await engine.submit({ kind: 'order.close', orderId, actor, customerId });
    },
  };
  return [open, close];
}

/** Settles leaders' profit shares at the start of a month. */
async function settleShares(engine: Engine, customerIds: readonly number[]): Promise<void> {
  const all = await Promise.all(
    customerIds.map((customerId) => engine.ask({ kind: 'follows.of', customerId })),
  );
  const followIds = all.flat().map(({ follow: { id } }) => id);
  if (followIds.length > 0) await engine.submit({ kind: 'shares.settle', actor: SYSTEM, followIds });
}

/** The first instants of the months that begin between two instants, epoch ms. */
function monthsIn(from: number, until: number): number[] {
  const months: number[] = [];
  for (let at = nextMonth(from); at < until; at = nextMonth(at)) months.push(at);
  return months;
}
