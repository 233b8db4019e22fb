import { describe, expect, it } from 'vitest';
import { workerOf } from '../../scripts/service-worker.js';

const build = { entry: 'assets/main-1.js', shell: ['<html>', 'early()'] };

describe('the service worker', () => {
  it('is the same for the same build', () => {
    expect(workerOf({ ...build })).toBe(workerOf(build));
    expect(workerOf(build)).toContain("VERSION = '/assets/main-1.js'");
    expect(workerOf(build)).not.toMatch(/__[A-Z]+__/);
  });

  it.each([
    ['entry', { ...build, entry: 'assets/main-2.js' }],
    ['page', { ...build, shell: ['<html lang>', 'early()'] }],
    ['first script', { ...build, shell: ['<html>', 'later()'] }],
  ])('is another one where the %s has changed', (_, other) => {
    expect(workerOf(other)).not.toBe(workerOf(build));
  });
});
