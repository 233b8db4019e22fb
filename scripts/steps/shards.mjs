/**
 * What a house costs, as docs/scale.md measured it; ms.
 * @typedef {object} Costs
 * @property {number} order Processor time of an engine for an order.
 * @property {number} tick Of every engine for a tick.
 * @property {number} copy Of an engine for a follower's copy.
 * @property {number} passed Of each other engine for an event of a leader that is not of its shard.
 * @property {number} commit From the end of a batch's decisions to its being durable.
 * @property {number} way Both ways over Redis.
 */

/**
 * @typedef {object} House
 * @property {number} shards Engines, each with an equal part of the customers and a database of its own.
 * @property {number} orders A second, of all customers.
 * @property {number} ticks A second, of all symbols: each engine takes every one.
 * @property {number} led Part of the orders that followers copy, 0–1.
 * @property {number} followers Of one leader, over all shards alike.
 * @property {number} seconds How long is simulated.
 * @property {Costs} costs
 */

/** @typedef {{ at: number, work: number, isOrder: boolean }} Arrival */

/** What arrives at each engine, in the order of its time, ms. @param {House} house @param {() => number} random */
function arrivalsOf({ shards, orders, ticks, led, followers, seconds, costs }, random) {
  /** @type {Arrival[][]} */
  const arrivals = Array.from({ length: shards }, () => []);
  const end = seconds * 1_000;
  const gap = (/** @type {number} */ rate) => (-Math.log(1 - random()) * 1_000) / rate;
  for (let at = gap(orders); at < end; at += gap(orders)) {
    const own = Math.floor(random() * shards);
    const copies = random() < led ? (followers * costs.copy) / shards : 0;
    arrivals[own]?.push({ at, work: costs.order + copies, isOrder: true });
    if (copies === 0) continue;
    for (const [shard, others] of arrivals.entries())
      if (shard !== own) others.push({ at: at + costs.way / 2, work: costs.passed + copies, isOrder: false });
  }
  for (let at = gap(ticks); at < end; at += gap(ticks))
    for (const each of arrivals) each.push({ at, work: costs.tick, isOrder: false });
  for (const each of arrivals) each.sort((one, other) => one.at - other.at);
  return arrivals;
}

/**
 * One engine: what has arrived is decided together, and committed together while more arrives.
 * @param {readonly Arrival[]} arrivals @param {Costs} costs
 */
function serve(arrivals, { commit, way }) {
  const waited = [];
  let [free, busy, next] = [0, 0, 0];
  while (next < arrivals.length) {
    const begin = Math.max(free, arrivals[next]?.at ?? 0);
    const first = next;
    let work = 0;
    for (; next < arrivals.length && (arrivals[next]?.at ?? 0) <= begin; next++)
      work += arrivals[next]?.work ?? 0;
    free = begin + work + commit;
    busy += work;
    for (const { at, isOrder } of arrivals.slice(first, next)) if (isOrder) waited.push(free - at + way);
  }
  return { waited, busy, end: free };
}

/**
 * How the engines of a house stand: the part of its time that the busiest one computes, and how long an order waits for
 * its answer, ms. Nothing but `random` (0–1) is left to chance.
 * @param {House} house @param {() => number} random
 */
export function simulateShards(house, random) {
  const served = arrivalsOf(house, random).map((arrivals) => serve(arrivals, house.costs));
  const waited = served.flatMap((each) => each.waited).sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => waited[Math.floor(waited.length * part)] ?? 0;
  const busy = served.map((each) => each.busy / Math.max(each.end, house.seconds * 1_000));
  return { orders: waited.length, busiest: Math.max(...busy), median: at(0.5), p99: at(0.99) };
}

/**
 * The most orders a second at which 99 of 100 are answered within `limit` ms.
 * @param {Omit<House, 'orders'>} house @param {number} limit @param {() => () => number} chance
 */
export function mostOrders(house, limit, chance) {
  let [fits, tooMany] = [0, 64];
  const isServed = (/** @type {number} */ orders) =>
    simulateShards({ ...house, orders }, chance()).p99 <= limit;
  while (isServed(tooMany) && tooMany < 1_000_000) [fits, tooMany] = [tooMany, tooMany * 2];
  while (tooMany - fits > Math.max(8, tooMany * 0.02)) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isServed(middle)) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
