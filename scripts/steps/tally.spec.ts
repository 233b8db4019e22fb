import { describe, expect, it } from 'vitest';
import { Tally, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

describe('the tally of a run', () => {
  it('says what ran in one line', () => {
    const tally = new Tally();
    tally.add({ passed: 2 });
    expect(`${tally}`).toBe('2 passed, 0 failed');
    tally.add({ failed: 1, skipped: 4 });
    expect(`${tally}`).toBe('2 passed, 1 failed, 4 skipped');
  });

  it('is not good when nothing passed', () => {
    expect(new Tally().isGood).toBe(false);
  });

  it('counts a file that could not be run, and a run that broke off', () => {
    expect(tallyOfVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(tallyOfVitest(vitest, 1)).toMatchObject({ failed: 1 });
    const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(tallyOfVitest(broken, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(tallyOfVitest(null, 1)).toEqual({ failed: 1 });
  });

  it('counts a browser story that passed only when tried again as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(tallyOfPlaywright({ stats }, 0)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});
