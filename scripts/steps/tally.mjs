import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** How many checks passed, failed and were skipped, over everything that ran. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** What failed and why, to be said once more at the end: of a long output only that may have been kept. */
  failures = [];

  add({ passed = 0, failed = 0, skipped = 0, failures = [] }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    this.failures.push(...failures);
  }

  /** A run in which nothing passed has tested nothing. */
  get isGood() {
    return this.failed === 0 && this.passed > 0;
  }

  toString() {
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    return `${this.passed} passed, ${this.failed} failed${skipped}`;
  }
}

const LINES = 40;

/** One failure as it is told at the end: its name, and the beginning of what was said of it. */
const told = (name, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).trimEnd().split('\n');
  return [`✗ ${name}`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
};

/** Counts of vitest's JSON report. A file that could not be run at all is one failure, as is a run that broke off. */
export function tallyOfVitest(report, exitCode) {
  if (!report) return { failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${fileName(name)}: ${fullName}`, failureMessages ?? [])),
  );
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...tests, ...broken.map(({ name, message }) => told(fileName(name), [message]))],
  };
}

const fileName = (file) => relative(root, file);

/** The tests of a suite of Playwright's report and of those in it, each with the names that lead to it. */
function specsOf(suite, titles = []) {
  const path = [...titles, suite.title].filter(Boolean);
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...path, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
}

/** Counts of Playwright's JSON report. A test that passed only when tried again has failed. */
export function tallyOfPlaywright(report, exitCode) {
  if (!report) return { failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  const failures = report.suites
    .flatMap((suite) => specsOf(suite))
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ name, tests }) => told(name, messagesOf(tests)));
  return {
    passed: expected,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped,
    failures: [...failures, ...report.errors.map(({ message }) => told('browser stories', [message]))],
  };
}

/** What was said when it failed first; another try says what it did. */
const messagesOf = (tests) =>
  tests
    .flatMap(({ results }) => results.find(({ errors }) => errors.length > 0)?.errors ?? [])
    .map(({ message }) => message);
