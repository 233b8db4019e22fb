import { describe, expect, it } from 'vitest';
import { verdictOf } from './audit.mjs';

const report = (severity: string): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { leaky: { name: 'leaky', severity, range: '<1.2.3' } },
    metadata: { dependencies: { prod: 12 } },
  });

describe('the audit of packages', () => {
  it('is bad at a finding of the level or above, and names it', () => {
    for (const severity of ['high', 'critical']) {
      const { isGood, words } = verdictOf(`npm warn something\n${report(severity)}\n`, 'high');
      expect(isGood).toBe(false);
      expect(words).toContain(`leaky <1.2.3: ${severity}`);
    }
  });

  it('is good below it', () => {
    expect(verdictOf(report('moderate'), 'high').isGood).toBe(true);
    const none = JSON.stringify({ vulnerabilities: {}, metadata: { dependencies: { prod: 12 } } });
    expect(verdictOf(none, 'high')).toEqual({
      isGood: true,
      words: 'No advisory of level high or above for 12 packages.',
    });
  });

  it('is bad where npm cannot read the project', () => {
    const output = '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}';
    expect(verdictOf(output, 'high').isGood).toBe(false);
  });

  it.each([
    '',
    'npm error network request to https://registry.npmjs.org failed',
    '{"message":"request to https://registry.npmjs.org/-/npm/v1/security/advisories/bulk failed","error":{"summary":"","detail":""}}',
    '{"error":{"code":"ENOAUDIT","summary":"Your configured registry does not support audit requests."}}',
  ])('says that nothing was looked at when the registry cannot be asked: %.40s', (output) => {
    const { isGood, words } = verdictOf(output, 'high');
    expect(isGood).toBe(true);
    expect(words).toContain('NOT LOOKED AT');
  });
});
