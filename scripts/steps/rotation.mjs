import { readdirSync, readFileSync } from 'node:fs';
import { command } from './command.mjs';
import { inRoot } from './root.mjs';

/** Kinds of stories, by the folder they are in. */
const FOLDERS = { stories: 'apps/server/test', browser: 'apps/customer/e2e' };
const ENDING = '.e2e-spec.ts';

/**
 * About how much one part of each kind may cost, s, so that a run on two cores takes about ten minutes: more stories make
 * more parts.
 */
const MOST = { stories: 100, browser: 100 };

/** Stories of every run: each product, each role, and each promise of the ledger at least once. */
export const ALWAYS = {
  stories: [
    'engine/altered-money',
    'engine/boundary',
    'engine/cash',
    'engine/copies',
    'engine/lane',
    'engine/loans',
    'engine/mining',
    'engine/options',
    'engine/random-trading',
    'engine/stop-out',
    'engine/triggers',
    'engine/two-callers',
    'api-is-described',
    'calls-keep-the-contract',
    'customer-trades-a-contract',
    'live-socket',
    'order-is-recomputed',
    'processes/processes-act-as-one-system',
    'roles',
    'settings-take-effect',
    'trader-is-followed',
    'two-servers-one-database',
  ],
  browser: [
    'anybody-checks-sealed-days',
    'customer-borrows',
    'customer-pays-in',
    'customer-sells-an-option',
    'customer-subscribes-to-a-fund',
    'customer-withdraws',
    'demo-customer-trades',
    'operator-changes-settings',
    'two-people-approve',
  ],
};

/** Costs of stories as they were last measured, s of one worker: `npm test -- stories --costs`, and the same for browser. */
export const COSTS = JSON.parse(readFileSync(inRoot('scripts/steps/story-costs.json'), 'utf8'));
/** Cost of a story that was not measured yet, s. */
const COST = 40;

/** About how long a story takes, s. */
export const costOf = (kind, name) => COSTS[kind][name] ?? COST;

/** Name of a story of a kind by its file: the path in the kind's folder, without the ending; null for other files. */
export function nameOfStory(kind, file) {
  const [, path] = file.replaceAll('\\', '/').split(`${FOLDERS[kind]}/`);
  return path?.endsWith(ENDING) ? path.slice(0, -ENDING.length) : null;
}

/** Names of all stories of a kind. */
export const storiesOf = (kind) =>
  readdirSync(inRoot(FOLDERS[kind]), { recursive: true })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length).replaceAll('\\', '/'))
    .sort();

const sum = (costs) => costs.reduce((all, cost) => all + cost, 0);

/** Stories of a kind that take turns, the longest first. */
const turnsOf = (kind) =>
  storiesOf(kind)
    .filter((name) => !ALWAYS[kind].includes(name))
    .sort((a, b) => costOf(kind, b) - costOf(kind, a));

/** Number of parts into which the stories that take turns are dealt. */
export const PARTS = Math.max(
  ...Object.entries(MOST).map(([kind, most]) =>
    Math.ceil(sum(turnsOf(kind).map((name) => costOf(kind, name))) / most),
  ),
);

/**
 * The parts of a kind: each story, the longest first, goes to the part that is the shortest by then. Parts of the browser
 * are in reverse order, so that no run has the longest stories of both kinds.
 */
export function partsOf(kind) {
  const parts = Array.from({ length: PARTS }, () => ({ cost: 0, names: [] }));
  for (const name of turnsOf(kind)) {
    const part = parts.reduce((least, each) => (each.cost < least.cost ? each : least));
    part.cost += costOf(kind, name);
    part.names.push(name);
  }
  return kind === 'browser' ? parts.reverse() : parts;
}

/**
 * Files of a kind, from the root, that a run of this part, from 1, leaves to others; none without a part. Throws where
 * there is no such part, since a run that tells fewer stories than its name says would pass unnoticed.
 */
export function leftOut(kind, part = process.env.TEST_PART) {
  if (!part) return [];
  const turn = partsOf(kind)[Number(part) - 1];
  if (!turn) throw new Error(`TEST_PART is ${part}: the parts are 1 to ${PARTS}`);
  const told = new Set([...ALWAYS[kind], ...turn.names]);
  return storiesOf(kind)
    .filter((name) => !told.has(name))
    .map((name) => `${FOLDERS[kind]}/${name}${ENDING}`);
}

/**
 * The part that a run of this commit tells: `TEST_PART`, or one drawn from the commit's hash, so that one commit is
 * tested alike everywhere, and later ones go through all parts. The first without a repository.
 */
export async function partOfCommit() {
  if (process.env.TEST_PART) return Number(process.env.TEST_PART);
  const { code, output } = await command('git', ['rev-parse', 'HEAD']);
  return code === 0 ? (Number.parseInt(output.slice(0, 8), 16) % PARTS) + 1 : 1;
}
