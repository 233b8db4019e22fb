import { mostOrders, simulateShards } from './steps/shards.mjs';

/**
 * Costs, ms: order and tick as `npm run test:soak` printed them, a copy from docs/performance.md; `passed`, `commit`
 * and `way` are assumptions: docs/scale.md.
 */
const COSTS = { order: 1.3, tick: 2, copy: 0.075, passed: 0.2, commit: 2, way: 2 };
const HOUSE = { ticks: 100, led: 0.02, followers: 100, seconds: 30, costs: COSTS };
/** Maximum latency of 99 in 100 orders, ms. */
const LIMIT = 100;

const chance = () => {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

console.log(
  `${HOUSE.ticks} ticks a second, ${HOUSE.led * 100} of 100 orders led, ${HOUSE.followers} followers each`,
);
for (const shards of [1, 2, 4, 8]) {
  const orders = mostOrders({ ...HOUSE, shards }, LIMIT, chance);
  const { busiest, median, p99 } = simulateShards({ ...HOUSE, shards, orders }, chance());
  console.log(
    `${shards} shards: ${orders} orders a second; the busiest engine computes ${Math.round(busiest * 100)} % of its time; median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}
