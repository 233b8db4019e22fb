/** npm's error codes for a project it cannot read; the registry is not at fault. */
const OURS = new Set(['ENOLOCK', 'EUSAGE', 'EJSONPARSE']);
const LEVELS = ['low', 'moderate', 'high', 'critical'];

/** The JSON in npm's output, whatever surrounds it; null if there is none. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/**
 * Verdict on `npm audit --json` for production packages. A finding of that level or above is bad. An unreachable
 * registry is not, as it says nothing about the packages; the message says that nothing was checked.
 */
export function verdictOf(output, level) {
  const report = reportIn(output);
  if (report?.vulnerabilities === undefined) {
    const reason = report?.error?.summary || report?.message || output.trim().split('\n')[0] || 'no answer';
    if (OURS.has(report?.error?.code))
      return { isGood: false, words: `npm cannot read this project: ${reason}` };
    return {
      isGood: true,
      words: `NOT LOOKED AT: the registry could not be asked for advisories (${reason}).`,
    };
  }
  const bad = new Set(LEVELS.slice(LEVELS.indexOf(level)));
  const findings = Object.values(report.vulnerabilities).filter(({ severity }) => bad.has(severity));
  const { prod = 0 } = report.metadata?.dependencies ?? {};
  if (findings.length === 0)
    return { isGood: true, words: `No advisory of level ${level} or above for ${prod} packages.` };
  const lines = findings.map(({ name, severity, range }) => `  ${`${name} ${range}`.trim()}: ${severity}`);
  return {
    isGood: false,
    words: [`Packages with advisories of level ${level} or above:`, ...lines].join('\n'),
  };
}
