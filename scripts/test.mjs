import './steps/node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureWholeBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { tool } from './steps/command.mjs';
import { storeCosts, timesOfPlaywright } from './steps/costs.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { StepFailed } from './steps/progress.mjs';
import { ensureRedis } from './steps/redis.mjs';
import { PARTS, partOfCommit } from './steps/rotation.mjs';
import { Tally, tallyOfPlaywright, tallyOfVitest } from './steps/tally.mjs';

const KINDS = ['checks', 'unit', 'stories', 'browser'];
const ALL = '--all';
/** `npm test -- stories --costs` stores what each story took: see `storeCosts`. For a quiet machine. */
const COSTS = '--costs';
const given = process.argv.slice(2);
const named = KINDS.filter((kind) => given.includes(kind));
/** `npm test -- stories wallet` runs the stories whose file name has `wallet` in it. */
const filters = given.filter((word) => !KINDS.includes(word) && word !== ALL && word !== COSTS);
const kinds = named.length > 0 ? named : filters.length > 0 ? ['unit', 'stories', 'browser'] : KINDS;

// Whoever names what to run gets all of it; a run of everything tells one part of the stories that take turns.
if (given.includes(ALL)) delete process.env.TEST_PART;
if (given.length === 0) {
  const part = await partOfCommit();
  process.env.TEST_PART = String(part);
  console.log(
    `Stories of every run, and part ${part} of ${PARTS} of the others. All of them: npm run test:all`,
  );
}

const isMeasured = given.includes(COSTS);
if (isMeasured && (filters.length > 0 || !['stories', 'browser'].includes(kinds.join()))) {
  console.error(`${COSTS} measures all stories of one kind, alone: npm test -- stories ${COSTS}, or browser`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'truemark-reports-'));
const tally = new Tally();

/** Both kinds of stories start from the same programs and data: the server's prepare them, the browser's wait for that. */
const prepared = join(reports, 'prepared.json');
const sharing =
  kinds.includes('stories') && kinds.includes('browser') ? { TEST_PREPARED_FILE: prepared } : {};

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

async function runVitest() {
  const projects = ['unit', 'stories'].filter((kind) => kinds.includes(kind));
  if (projects.length === 0) return;
  const file = join(reports, 'vitest.json');
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...filters, '--passWithNoTests'];
  const TEST_TIMES = join(reports, 'times.json');
  const reporters = ['default', 'json', ...(isMeasured ? ['./scripts/story-times.ts'] : [])];
  const { code } = await tool(
    'vitest/vitest.mjs',
    [...args, ...reporters.map((each) => `--reporter=${each}`), `--outputFile.json=${file}`],
    { show: true, env: { ...(projects.includes('stories') && (await redis())), ...sharing, TEST_TIMES } },
  );
  tally.add(tallyOfVitest(reportIn(file), code));
  if (isMeasured) storeCosts('stories', reportIn(TEST_TIMES));
}

/** Redis for stories: a configured server, or the server program. */
async function redis() {
  return process.env.TEST_REDIS_URL ? {} : { REDIS_PATH: await ensureRedis() };
}

async function browsers() {
  const BROWSER_PATH = await ensureBrowser();
  return { BROWSER_PATH, WHOLE_BROWSER_PATH: (await ensureWholeBrowser()) ?? '' };
}

/** Where vitest prepared nothing, nobody waits for it. */
function endSharing() {
  if (!existsSync(prepared)) writeFileSync(prepared, '{}');
}

/** Removes what both kinds of stories used. */
function removePrepared() {
  const { TEST_JOINED_PROGRAMS: programs, TEST_SEEDED_GROUNDS: grounds } = reportIn(prepared) ?? {};
  if (programs) rmSync(programs, { recursive: true, force: true });
  if (grounds) rmSync(JSON.parse(grounds).sqlite.dataDir, { recursive: true, force: true });
}

/** Next to vitest's live output its lines would be lost, so they are printed together at the end. */
async function runPlaywright({ isAlone }) {
  if (!kinds.includes('browser')) return;
  const file = join(reports, 'playwright.json');
  const { code, output } = await tool(
    '@playwright/test/cli.js',
    [
      'test',
      '--config',
      'apps/customer/playwright.config.ts',
      ...filters,
      '--reporter=list,json',
      '--pass-with-no-tests',
    ],
    { show: isAlone, env: { ...(await browsers()), ...sharing, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  if (!isAlone) console.log(output);
  tally.add(tallyOfPlaywright(reportIn(file), code));
  if (isMeasured) storeCosts('browser', timesOfPlaywright(reportIn(file)));
}

/** Counts work that could not start as a failure, so that the rest still runs. */
async function counted(work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    tally.add({ failed: 1 });
    return false;
  }
}

/** Specs read sources; everything else needs the build. */
const needsBuild = kinds.some((kind) => kind !== 'unit');
if (await counted(ensureInstalled)) {
  if (needsBuild) await counted(() => ensureBuilt());
  if (kinds.includes('checks')) for (const counts of await runChecks()) tally.add(counts);
  // Browser tests wait more than they compute, so running both kinds in parallel leaves no core idle.
  const isAlone = !kinds.some((kind) => kind === 'unit' || kind === 'stories');
  await Promise.all([counted(runVitest).finally(endSharing), counted(() => runPlaywright({ isAlone }))]);
}
removePrepared();
rmSync(reports, { recursive: true, force: true });
if (tally.failures.length > 0) console.log(`\nWhat failed:\n\n${tally.failures.join('\n\n')}`);
console.log(`\n${tally}`);
process.exitCode = tally.isGood ? 0 : 1;
