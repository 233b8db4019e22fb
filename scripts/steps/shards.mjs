/**
 * Costs in ms, as docs/scale.md measured them.
 * @typedef {object} Costs
 * @property {number} order Processor time of an engine for an order.
 * @property {number} tick Processor time of every engine for a tick.
 * @property {number} copy Processor time of an engine for a follower's copy.
 * @property {number} passed Processor time of each other engine for an event of a leader on another shard.
 * @property {number} commit From the last decision of a batch until it is durable.
 * @property {number} way Round trip over Redis.
 */

/**
 * @typedef {object} House
 * @property {number} shards Engines, each with an equal part of the customers and a database of its own.
 * @property {number} orders Orders a second, of all customers.
 * @property {number} ticks Ticks a second, of all symbols; each engine processes every one.
 * @property {number} led Share of the orders that followers copy, 0–1.
 * @property {number} followers Followers of one leader, spread evenly over the shards.
 * @property {number} seconds Simulated duration.
 * @property {Costs} costs
 */

/** @typedef {{ at: number, work: number, isOrder: boolean }} Arrival */

/** Arrivals at each engine in order of time, ms. @param {House} house @param {() => number} random */
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
 * Simulates one engine: all arrivals so far are decided and committed as one batch while more arrive.
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
 * Simulates all engines: the busiest one's share of time spent computing, and the latency of orders, ms.
 * Deterministic for a given `random` (0–1).
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
 * Maximum orders a second at which 99 of 100 are answered within `limit` ms.
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
