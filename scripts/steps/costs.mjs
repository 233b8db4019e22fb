import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { nameOfStory } from './rotation.mjs';

const FILE = inRoot('scripts/steps/story-costs.json');

/** All results of a suite in Playwright's report, including nested suites. */
const resultsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsOf),
];

/** Files of Playwright's JSON report with what their tests took, ms. */
export const timesOfPlaywright = ({ config, suites }) =>
  suites.map((suite) => [
    `${config.rootDir}/${suite.file}`,
    resultsOf(suite).reduce((sum, { duration }) => sum + duration, 0),
  ]);

/** What each story took, s, at least one, by its name in order; files that are no story of the kind are left out. */
export const costsOf = (kind, times) =>
  Object.fromEntries(
    times
      .map(([file, time]) => [nameOfStory(kind, file), Math.max(1, Math.round(time / 1_000))])
      .filter(([name]) => name !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Stores what the stories of a kind took, by which later runs deal them. */
export function storeCosts(kind, times) {
  const stored = JSON.parse(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, `${JSON.stringify({ ...stored, [kind]: costsOf(kind, times) }, null, 2)}\n`);
}
