import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import type { Environment } from '../../config/environment.js';
import { Engine } from '../../engine/engine.js';
import { simulateBars } from '../../engine/market/simulate-bars.js';
import type { Bar, SymbolRow } from '../../engine/market/tables/market.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { menus } from '../../features/menus/menu.table.js';
import { operators } from '../../features/operators/operator.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import { INTERNAL_CALLER, Passwords } from '../../platform/auth/passwords.js';
import { ManualClock } from '../../platform/clock.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { EncryptedFiles } from '../../platform/storage/encrypted-files.js';
import type { Files } from '../../platform/storage/files.js';
import { schema } from '../../schema.js';
import { type DemoReviewers, demoReviewers } from './demo-approvals.js';
import { lastOpenStretch, type OpenStretch, quotesOfDay } from './demo-day.js';
import { seedMoney } from './demo-money.js';
import { readLending } from './loan-files.js';
import { readMining } from './mining-files.js';
import { operatorLink } from './operator-link.js';
import { demoOperators, ownerToWrite, writeOperators } from './operators.js';
import { playDemo } from './play-demo.js';
import { playPastWeeks } from './play-leads.js';
import { lendingScenes } from './play-loans.js';
import { miningScenes } from './play-mining.js';
import { missingContent, seedContent } from './reference-content.js';
import { readDurations, readLeaders, readPeople, readSymbols } from './seed-files.js';

export interface SeedOptions {
  readonly reader: DatabaseReader;
  readonly environment: Pick<Environment, 'database' | 'seed' | 'owner' | 'operatorLink'>;
  readonly journalKey: JournalKey;
  /** Encrypts forms and agreements of demo people. */
  readonly cipher: Cipher;
  /** Storage of pictures. */
  readonly uploads: Files;
  /** Password of demo people. */
  readonly demoPassword: string;
  /** The market time before which all demo data lies, epoch ms. */
  readonly now: number;
  readonly say: (line: string) => void;
}

const HOUR = 3_600_000;
/** Duration of the leaders' trading before the demo day. */
const HISTORY_LENGTH = 34 * 24 * HOUR;
/** Seed of demo prices, which makes every demo the same. */
const PRICE_SEED = 'truemark';

/** Creates the data that is missing. Idempotent: a second run writes nothing. */
export async function seed(options: SeedOptions): Promise<void> {
  const { environment, reader, journalKey, demoPassword, now, say } = options;
  const passwords = new Passwords();
  const isDemo = environment.seed === 'demo';
  const missing = {
    content: await missingContent(reader),
    symbols: (await reader.number('SELECT count(*) FROM symbols')) === 0,
    durations: await hasNoDurations(reader),
    day: isDemo && (await isUntouched(reader)),
    operators: isDemo && (await reader.number('SELECT count(*) FROM operators')) === 0,
    owner: environment.owner && (await ownerToWrite({ reader, passwords, journalKey }, environment.owner)),
  };
  if (
    missing.content.length === 0 &&
    !missing.symbols &&
    !missing.durations &&
    !missing.day &&
    !missing.operators &&
    !missing.owner &&
    environment.operatorLink === null
  )
    return;
  const clock = new ManualClock(missing.day ? demoDayStart(now) - HISTORY_LENGTH : now);
  const engine = await startEngine(options, clock);
  try {
    await seedContent(engine, missing.content, Date.now());
    if (missing.symbols) await seedSymbols(engine);
    if (missing.durations) await seedDurations(engine);
    if (missing.day) await seedMoney(engine);
    const roster = missing.operators ? rosterWithout(environment.owner?.email) : [];
    const staff = await demoOperators(passwords, roster, demoPassword);
    if (missing.owner) staff.push(missing.owner.row);
    await writeOperators(engine, staff);
    if (missing.owner?.said) say(missing.owner.said);
    if (missing.day) {
      await enableDemoSettings(engine, say);
      await showCopyTradingMenus(engine, reader);
      const known = await reader.select(operators);
      const others = known.filter(({ id }) => staff.every((each) => each.id !== id));
      const reviewers = demoReviewers([...others, ...staff], Date.now());
      await seedDemoDay(engine, clock, passwords, reviewers, options);
    }
    if (environment.operatorLink !== null) {
      say(await operatorLink(engine, reader, environment.operatorLink, Date.now()));
    }
    say('initial data written');
  } finally {
    await engine.stop();
  }
}

/** The demo's operators, without one that has the e-mail address of the environment's owner. */
const rosterWithout = (ownerEmail: string | undefined) =>
  readPeople().operators.filter(({ email }) => email !== ownerEmail?.trim().toLowerCase());

/** Whether there is no customer and no tick yet. */
const isUntouched = async (reader: DatabaseReader): Promise<boolean> =>
  (await reader.number('SELECT count(*) FROM customers')) === 0 &&
  (await reader.query('SELECT 1 FROM ticks LIMIT 1')).length === 0;

/** Whether no duration was ever created: one that an operator removed does not come back. */
const hasNoDurations = async (reader: DatabaseReader): Promise<boolean> =>
  (await reader.number('SELECT count(*) FROM durations')) === 0 &&
  (await reader.query(`SELECT 1 FROM lane_inputs WHERE kind = 'duration.put' LIMIT 1`)).length === 0;

/** An hour before the first quote of the demo day: the engine's time never goes back. */
const demoDayStart = (now: number): number =>
  Math.min(now, ...readSymbols().map((symbol) => lastOpenStretch(symbol, now)?.from ?? now)) - HOUR;

const startEngine = ({ environment, journalKey, say }: SeedOptions, clock: ManualClock): Promise<Engine> =>
  Engine.start({
    target: environment.database,
    tables: schema,
    journalKey,
    settingDefaults: SETTING_DEFAULTS,
    now: () => clock.now(),
    say,
    onFatal: (error) => {
      throw error;
    },
    onFault: (error) => {
      throw error;
    },
  });

async function seedSymbols(engine: Engine): Promise<void> {
  for (const symbol of readSymbols()) {
    const outcome = await engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    if (isRefusal(outcome)) throw new Error(`symbol ${symbol.code} was refused: ${outcome.key}`);
  }
}

/**
 * The demo has only simulated prices, so its real customers trade on them and copy each other. Other installations
 * start with both off.
 */
async function enableDemoSettings(engine: Engine, say: (line: string) => void): Promise<void> {
  const values = { simulated_for_real: '1', is_follow: '1' };
  const outcome = await engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
  if (isRefusal(outcome)) throw new Error(`the demo's settings were refused: ${outcome.key}`);
  say('simulated_for_real is on: in this demo real accounts trade on simulated prices');
}

/** Shows the copy trading menu entries, which are hidden by default. */
async function showCopyTradingMenus(engine: Engine, reader: DatabaseReader): Promise<void> {
  const entries = await reader.select(menus, `WHERE path IN ('/follow', '/rank')`);
  const rows = entries.map(
    ({ id }): RowWrite => ({ op: 'patch', table: menus.name, row: { id, isShown: true } }),
  );
  await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
}

async function seedDurations(engine: Engine): Promise<void> {
  const { symbols } = await engine.ask({ kind: 'view.snapshot' });
  for (const { symbol: code, ...terms } of readDurations()) {
    const symbolId = code === undefined ? null : symbols.find((symbol) => symbol.code === code)?.id;
    if (symbolId === undefined) throw new Error(`options.json names symbol ${code}, which does not exist`);
    const duration = { id: 0, symbolId, isEnabled: true, ...terms };
    await engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
  }
}

async function seedDemoDay(
  engine: Engine,
  clock: ManualClock,
  passwords: Passwords,
  reviewers: DemoReviewers,
  { demoPassword: password, reader, cipher, uploads, now, say }: SeedOptions,
): Promise<void> {
  const { symbols } = await engine.ask({ kind: 'view.snapshot' });
  const stretches = new Map(
    symbols.flatMap((symbol) => {
      const stretch = lastOpenStretch(symbol, now);
      return stretch ? [[symbol.id, stretch] as const] : [];
    }),
  );
  say('generating price history for the charts …');
  const history = new Map<number, readonly Bar[]>();
  for (const symbol of symbols) history.set(symbol.id, await drawHistory(engine, symbol, stretches, now));
  say('generating trades of the demo customers …');
  const passwordHash = await passwords.hash(password, INTERNAL_CALLER);
  const stage = { engine, clock, symbols, reviewers, passwordHash, leaders: readLeaders(), seed: PRICE_SEED };
  const weeks = { from: clock.now(), until: demoDayStart(now) };
  const files = new EncryptedFiles(uploads, cipher);
  const lender = { name: defaultOf('site_name'), currency: defaultOf('currency') };
  const lending = { lending: readLending(), reader, cipher, files, lender, until: weeks.until, now };
  const mining = { mining: readMining(), until: weeks.until };
  const scenes = [
    ...(await lendingScenes({ ...stage, ...lending })),
    ...(await miningScenes({ ...stage, ...mining })),
  ];
  const known = await playPastWeeks({ ...stage, ...weeks, history, scenes });
  await playDemo({
    ...stage,
    known,
    stretches,
    quotes: quotesOfDay(symbols, stretches, PRICE_SEED),
    people: readPeople().customers,
    progress: progressLine(say),
  });
}

const defaultOf = (key: string): string => SETTING_DEFAULTS.get(key) ?? '';

async function drawHistory(
  engine: Engine,
  symbol: SymbolRow,
  stretches: ReadonlyMap<number, OpenStretch>,
  now: number,
): Promise<readonly Bar[]> {
  const bars = simulateBars(symbol, { untilMs: stretches.get(symbol.id)?.from ?? now, seed: PRICE_SEED });
  await engine.backfill(symbol.id, bars);
  return bars;
}

/** Prints progress once per quarter. */
function progressLine(say: (line: string) => void): (share: number) => void {
  let said = 0;
  return (share) => {
    const quarters = Math.floor(share * 4);
    if (quarters <= said || quarters >= 4) return;
    said = quarters;
    say(`  ${quarters * 25} %`);
  };
}
