import { describe, expect, it } from 'vitest';
import { costsOf, timesOfPlaywright } from './costs.mjs';

const E2E = '/home/someone/truemark/apps/customer/e2e';
const tests = (...durations: number[]) => ({
  specs: durations.map((duration) => ({ tests: [{ results: [{ duration }] }] })),
});

describe('the costs of stories', () => {
  it('are whole seconds by name, in order, of the stories of this kind', () => {
    const times: [string, number][] = [
      ['/x/apps/server/test/roles.e2e-spec.ts', 32_515],
      ['/x/apps/server/test/engine/lane.e2e-spec.ts', 11_767],
      ['/x/apps/server/test/hostile-frames.e2e-spec.ts', 12],
      ['/x/libs/money/src/decimal.spec.ts', 700],
    ];
    expect(Object.entries(costsOf('stories', times))).toEqual([
      ['engine/lane', 12],
      ['hostile-frames', 1],
      ['roles', 33],
    ]);
  });

  it('count all tests of a browser story, in groups too', () => {
    const suite = { file: 'customer-borrows.e2e-spec.ts', ...tests(1_000, 2_500), suites: [tests(4_000)] };
    const times = timesOfPlaywright({ config: { rootDir: E2E }, suites: [suite] });
    expect(times).toEqual([[`${E2E}/customer-borrows.e2e-spec.ts`, 7_500]]);
    expect(costsOf('browser', times)).toEqual({ 'customer-borrows': 8 });
  });
});
