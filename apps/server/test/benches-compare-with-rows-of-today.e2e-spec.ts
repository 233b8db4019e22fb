import { describe, expect, it } from 'vitest';
import { contender, start } from '../dist/cli/bench/contender.js';

const ORDER = { forex_id: 1, type: 1, cont: 0.01, status: 1, multiple: 100 };
const TRANSFER = { from: 2, to: 1, balance: 1, currency_id: 1 };
const CALLERS = 2;
const MANY = 8;

/**
 * Benchmark comparands create Truemark's tables with its migrations and write its rows. This test fails as soon as a
 * new column breaks them, instead of a benchmark failing months later.
 */
describe('the comparison programs of the benchmarks', () => {
  it.each([
    ['raw-fastify.js', '/orders', ORDER, 'orders'],
    ['nest-typeorm.js', '/orders', ORDER, 'orders'],
    ['raw-fastify-transfers.js', '/transfers', TRANSFER, `ledger_entries WHERE type = 'transfer'`],
  ] as const)(
    '%s stores the rows that it acknowledges, and its ledger sums to zero',
    async (program, path, asked, counted) => {
      const started = await start(`./${program}`, 'house.db', [String(CALLERS)], {});
      const body = JSON.stringify(asked);
      const callers = Array.from({ length: CALLERS }, (_, index) => ({
        headers: { authorization: `caller-${index + 1}` },
        body,
      }));
      const one = contender(started, 'house.db', { path, callers, connections: CALLERS }, counted);
      try {
        await expect(one.run(MANY)).resolves.toBeGreaterThan(0);
        one.check();
      } finally {
        one.stop();
      }
    },
  );
});
