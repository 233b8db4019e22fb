import { readdirSync } from 'node:fs';
import { command } from './command.mjs';
import { inRoot } from './root.mjs';

/** Number of parts into which the stories that take turns are dealt. */
export const PARTS = 6;

/** Kinds of stories, by the folder they are in. */
const FOLDERS = { stories: 'apps/server/test', browser: 'apps/customer/e2e' };
const ENDING = '.e2e-spec.ts';

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
    'engine/sealed-days',
    'engine/stop-out',
    'engine/triggers',
    'engine/two-callers',
    'api-is-described',
    'calls-keep-the-contract',
    'customer-registers-and-signs-in',
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
    'customer-copies-a-trader',
    'customer-pays-in',
    'customer-sells-an-option',
    'customer-subscribes-to-a-fund',
    'customer-withdraws',
    'demo-customer-trades',
    'operator-changes-settings',
    'two-people-approve',
  ],
};

/** Stories that take about a minute or more on two shared cores, longest first: of the server, then of the browser. */
export const SLOWEST = [
  'nobody-reaches-what-is-anothers',
  'killed-during-submits',
  'options-are-settled-by-rule',
  'customer-is-certified',
  'processes/any-process-is-killed',
  'killed-in-a-tick-storm',
  'refusals-leave-nothing',
  'demo-is-seeded-once',
  'one-person-two-sign-ins',
  'money-survives-faults',
  'anybody-sends-anything',
  'customer-pays-in',
  'customer-is-paid',
  'two-people-decide',
  'customer-has-a-long-history',
  'customer-borrows',
  'customer-subscribes-to-funds',
  'concurrent-password-guesses',
  'customer-buys-options',
  'everybody-can-use-it',
  'operators-approve-loans',
  'operators-work-the-queues',
  'operator-presses-early',
  'operators-session-ends',
  'operator-audits-options',
  'operator-writes-news',
  'operators-work-by-keys',
  'rows-do-not-move',
  'operator-turns-to-something-else',
  'operators-change-the-same',
  'operator-decides-after-another',
  'pages-do-not-shift',
];

const rankOf = (name) => (SLOWEST.includes(name) ? SLOWEST.indexOf(name) : SLOWEST.length);

/** Names of all stories of a kind: their paths in its folder, without the ending. */
export const storiesOf = (kind) =>
  readdirSync(inRoot(FOLDERS[kind]), { recursive: true })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length).replaceAll('\\', '/'))
    .sort();

/** Stories of a kind that a part, from 1, tells besides those of every run. */
export function turnOf(kind, part) {
  const dealt = storiesOf(kind)
    .filter((name) => !ALWAYS[kind].includes(name))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return dealt.filter((_, index) => index % PARTS === part - 1);
}

/** Files of a kind, from the root, that a run of this part leaves to others; none without a part. */
export function leftOut(kind, part = process.env.TEST_PART) {
  if (!part) return [];
  const told = new Set([...ALWAYS[kind], ...turnOf(kind, Number(part))]);
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
