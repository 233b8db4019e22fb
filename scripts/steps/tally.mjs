import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** Counts of passed, failed and skipped checks over everything that ran. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** Failures with their reasons, repeated at the end, because only the end of a long output may be kept. */
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

/** Summary of a failure: its name and the beginning of its messages. */
const told = (name, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).trimEnd().split('\n');
  return [`✗ ${name}`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
};

/** Counts of vitest's JSON report. A file that could not run counts as one failure, as does an aborted run. */
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

/** All tests of a suite in Playwright's report, including nested suites, each with its path of titles. */
function specsOf(suite, titles = []) {
  const path = [...titles, suite.title].filter(Boolean);
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...path, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
}

/** Counts of Playwright's JSON report. A test that passed only on a retry counts as failed. */
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

/** Messages of the first failed attempt. */
const messagesOf = (tests) =>
  tests
    .flatMap(({ results }) => results.find(({ errors }) => errors.length > 0)?.errors ?? [])
    .map(({ message }) => message);
