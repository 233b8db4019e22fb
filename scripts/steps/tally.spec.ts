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
    expect(tallyOfVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
    expect(tallyOfVitest(vitest, 1)).toMatchObject({ failed: 1 });
    const broken = {
      ...vitest,
      testResults: [{ name: 'one.spec.ts', status: 'failed', message: 'no such file', assertionResults: [] }],
    };
    const { failures, ...counts } = tallyOfVitest(broken, 1);
    expect(counts).toMatchObject({ passed: 3, failed: 1 });
    expect(failures).toEqual([expect.stringMatching(/one\.spec\.ts\n {4}no such file/)]);
    expect(tallyOfVitest(null, 1)).toEqual({ failed: 1 });
  });

  it('counts a browser story that passed only when tried again as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    const failed = { errors: [{ message: '\u001b[31mwas not visible\u001b[39m' }] };
    const spec = { title: 'is told', tests: [{ status: 'flaky', results: [failed, { errors: [] }] }] };
    const others = { title: 'is quiet', tests: [{ status: 'expected', results: [{ errors: [] }] }] };
    const suites = [{ title: 'a.ts', specs: [others], suites: [{ title: 'a story', specs: [spec] }] }];
    expect(tallyOfPlaywright({ stats, suites, errors: [] }, 0)).toEqual({
      ...{ passed: 5, failed: 1, skipped: 0 },
      failures: ['✗ a.ts › a story › is told\n    was not visible'],
    });
  });

  it('tells each failure by its name', () => {
    const test = { fullName: 'sums add up', status: 'failed', failureMessages: ['1 is not 2'] };
    const failed = { name: 'sums.spec.ts', status: 'failed', assertionResults: [test] };
    const { failures } = tallyOfVitest({ ...vitest, numFailedTests: 1, testResults: [failed] }, 1);
    expect(failures).toEqual([expect.stringMatching(/sums\.spec\.ts: sums add up\n {4}1 is not 2/)]);
  });
});
