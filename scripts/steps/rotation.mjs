import { readdirSync } from 'node:fs';
import { command } from './command.mjs';
import { inRoot } from './root.mjs';

/** Kinds of stories, by the folder they are in. */
const FOLDERS = { stories: 'apps/server/test', browser: 'apps/customer/e2e' };
const ENDING = '.e2e-spec.ts';

/**
 * About how much one part of each kind may cost, s, so that a run on two cores takes less than a quarter of an hour:
 * more stories make more parts.
 */
const MOST = { stories: 700, browser: 220 };

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

/** About how long the longest stories take beside others on two cores, s. Add a story that takes a minute. */
export const COSTS = {
  stories: {
    'nobody-reaches-what-is-anothers': 940,
    'killed-during-submits': 510,
    'options-are-settled-by-rule': 390,
    'killed-in-a-tick-storm': 390,
    'customer-is-certified': 390,
    'processes/any-process-is-killed': 370,
    'refusals-leave-nothing': 330,
    'customer-pays-in': 320,
    'demo-is-seeded-once': 310,
    'one-person-two-sign-ins': 300,
    'money-survives-faults': 300,
    'anybody-sends-anything': 290,
    'customer-is-paid': 280,
    'two-people-decide': 260,
    'customer-has-a-long-history': 260,
    'customer-borrows': 220,
    'customer-subscribes-to-funds': 210,
    'naughty-strings': 170,
    'operator-opens-a-customer': 140,
    'concurrent-password-guesses': 140,
    'recorded-positions': 140,
    'options-are-sold-back': 130,
    'simulated-prices-are-secret': 120,
    'customer-forgets-the-password': 100,
    'engine/ticks-are-thinned': 90,
    'processes/database-host-is-replaced': 90,
    'operator-searches': 90,
    'operator-decides-loans': 90,
    'operator-watches-the-book': 80,
    'one-person-misleads-nobody': 80,
    'engine/sealed-days': 80,
    'customer-registers-and-signs-in': 70,
    'engine/figures-of-traders': 70,
    'lists-stay-quick': 70,
    'operators-write-to-customers': 70,
    'sealed-books-are-altered': 60,
    'customer-sends-pictures': 60,
  },
  browser: {
    'customer-buys-options': 170,
    'everybody-can-use-it': 170,
    'operators-approve-loans': 140,
    'operators-work-the-queues': 140,
    'operator-presses-early': 130,
    'customer-copies-a-trader': 110,
    'operators-session-ends': 100,
    'operator-audits-options': 100,
    'operator-writes-news': 90,
    'operators-work-by-keys': 80,
    'rows-do-not-move': 80,
    'operator-turns-to-something-else': 80,
    'operator-opens-a-customer': 70,
    'operators-change-the-same': 70,
    'operator-decides-after-another': 70,
    'pages-do-not-shift': 70,
    'customer-closes-a-part': 60,
    'operator-watches-the-book': 60,
    'statements-wait-for-their-evidence': 60,
    'customer-reconnects': 60,
    'operator-writes-on-while-a-picture-uploads': 60,
  },
};
/** The same of all others, s. */
const COST = 20;

/** About how long a story takes, s. */
export const costOf = (kind, name) => COSTS[kind][name] ?? COST;

/** Names of all stories of a kind: their paths in its folder, without the ending. */
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

/** The parts of a kind: each story, the longest first, goes to the part that is the shortest by then. */
export function partsOf(kind) {
  const parts = Array.from({ length: PARTS }, () => ({ cost: 0, names: [] }));
  for (const name of turnsOf(kind)) {
    const part = parts.reduce((least, each) => (each.cost < least.cost ? each : least));
    part.cost += costOf(kind, name);
    part.names.push(name);
  }
  return parts;
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
