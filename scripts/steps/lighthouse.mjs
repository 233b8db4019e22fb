import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { npm } from './command.mjs';
import { startDemoServer } from './demo-server.mjs';
import { StepFailed, step } from './progress.mjs';
import { inRoot } from './root.mjs';

const FOLDER = inRoot('scripts/lighthouse');
const RUNS = 3;
/** Minimum scores, of a hundred, with Lighthouse's preset for phones. */
const GOALS = {
  '/': { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 },
  '/trade': { performance: 90, accessibility: 100, 'best-practices': 100, seo: 95 },
};
/** Metrics that make up performance; milliseconds, the last one without a unit. */
const PARTS = [
  ['first paint', 'first-contentful-paint'],
  ['largest paint', 'largest-contentful-paint'],
  ['speed index', 'speed-index'],
  ['blocked', 'total-blocking-time'],
  ['shift', 'cumulative-layout-shift'],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Installs Lighthouse with its own lock file, outside the project, so that only this benchmark fetches it. */
async function ensureLighthouse() {
  const lock = JSON.parse(readFileSync(`${FOLDER}/package-lock.json`, 'utf8'));
  const wanted = lock.packages['node_modules/lighthouse'].version;
  const file = (name) => `${FOLDER}/node_modules/${name}`;
  try {
    if (JSON.parse(readFileSync(file('lighthouse/package.json'), 'utf8')).version === wanted) return file;
  } catch {
    // Not installed yet.
  }
  await step('Fetching Lighthouse', async () => {
    const args = [
      'ci',
      '--prefix',
      FOLDER,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { code, output } = await npm(args);
    if (code !== 0) throw new StepFailed(`Lighthouse could not be had:\n${output}`);
  });
  return file;
}

/** Measures a page once in a new browser: scores of a hundred, metrics, and failed audits. */
async function lookAt(url, chromePath, { lighthouse, launch }) {
  const chromeFlags = ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage'];
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (lhr.runtimeError)
      throw new StepFailed(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
    const categories = Object.entries(lhr.categories);
    const failing = categories
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1);
    return {
      scores: Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round(score * 100)])),
      parts: PARTS.map(([, id]) => lhr.audits[id].numericValue),
      failing: failing.map(({ id }) => `${id}: ${lhr.audits[id].title}`),
    };
  } finally {
    await chrome.kill();
  }
}

/** Prints a page's medians; returns true if all its goals were reached. */
function tell(path, looks) {
  const goals = Object.entries(GOALS[path]).map(([name, goal]) => {
    const scores = looks.map(({ scores }) => scores[name]);
    const score = median(scores);
    console.log(
      `${String(score).padStart(6)}  (goal ≥ ${goal}: ${score >= goal ? 'reached' : 'MISSED'})  ${path} ${name}, runs ${scores.join(' ')}`,
    );
    return score >= goal;
  });
  const parts = PARTS.map(([name], at) => {
    const value = median(looks.map(({ parts }) => parts[at]));
    return name === 'shift' ? `${name} ${value.toFixed(3)}` : `${name} ${Math.round(value)} ms`;
  });
  console.log(`        ${parts.join(', ')}`);
  for (const fault of new Set(looks.flatMap(({ failing }) => failing))) console.log(`        ${fault}`);
  return goals.every(Boolean);
}

/**
 * Runs Lighthouse's preset for phones (simulated slow network and processor) on the app as `npm start` serves it, and
 * takes the medians of three runs. Returns true if every goal was reached.
 */
export async function runLighthouse(chromePath) {
  const file = await ensureLighthouse();
  const { default: lighthouse } = await import(pathToFileURL(file('lighthouse/core/index.js')).href);
  const { launch } = await import(pathToFileURL(file('chrome-launcher/dist/index.js')).href);
  const server = await startDemoServer();
  let reached = true;
  try {
    for (const path of Object.keys(GOALS)) {
      const looks = [];
      const load = loadavg()[0];
      for (let run = 0; run < RUNS; run++) {
        looks.push(await lookAt(server.url + path, chromePath, { lighthouse, launch }));
      }
      reached = tell(path, looks) && reached;
      console.log(`        load of the machine ${load.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`);
    }
  } finally {
    await server.stop();
  }
  console.log(reached ? 'Every goal was reached.' : 'Goals were missed.');
  return reached;
}
