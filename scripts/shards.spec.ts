import { describe, expect, it } from 'vitest';
import { mostOrders, simulateShards } from './steps/shards.mjs';

const COSTS = { order: 1, tick: 0.2, copy: 0.05, passed: 0.1, commit: 2, way: 1 };
const HOUSE = { shards: 1, orders: 100, ticks: 50, led: 0, followers: 0, seconds: 20, costs: COSTS };

/** Seeded random numbers, 0–1. */
const chance = (seed = 7) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

describe('a house of several engines, simulated', () => {
  it('is as busy as its orders and ticks cost', () => {
    const { busiest, orders, median } = simulateShards(HOUSE, chance());
    expect(busiest).toBeCloseTo(0.1 + 0.01, 1);
    expect(orders).toBeGreaterThan(1_800);
    // No order is faster than its work, commit and way.
    expect(median).toBeGreaterThanOrEqual(4);
  });

  it('the same chance gives the same', () => {
    expect(simulateShards(HOUSE, chance())).toEqual(simulateShards(HOUSE, chance()));
  });

  it('divides orders among shards, and not the ticks', () => {
    const busiest = (shards: number, ticks: number): number =>
      simulateShards({ ...HOUSE, orders: 400, ticks, shards }, chance()).busiest;
    expect(busiest(4, 0.001)).toBeLessThan(busiest(1, 0.001) / 3);
    const ticksAlone = (shards: number): number =>
      simulateShards({ ...HOUSE, orders: 0.001, ticks: 1_000, shards }, chance()).busiest;
    expect(ticksAlone(8)).toBeCloseTo(ticksAlone(1), 2);
  });

  it('serves more with more shards, and less so where an event of a leader costs all of them', () => {
    const most = (shards: number, costs = COSTS): number =>
      mostOrders({ ...HOUSE, seconds: 5, led: 0.5, followers: 1, shards, costs }, 50, () => chance());
    expect(most(4)).toBeGreaterThan(most(1) * 3);
    const dear = { ...COSTS, passed: 0.5 };
    expect(most(4, dear)).toBeLessThan(most(1, dear) * 3);
  });
});
