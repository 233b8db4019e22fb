import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { verifyBars } from '../../dist/cli/verification/bars.js';
import { verifyInputs } from '../../dist/cli/verification/inputs.js';
import { verifyLinks } from '../../dist/cli/verification/journal-links.js';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { verifyProducts } from '../../dist/cli/verification/products.js';
import { type ReplayCheckpoint, verifyReplay } from '../../dist/cli/verification/replay.js';
import { emptyReplay } from '../../dist/cli/verification/replay-state.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { replayImage } from '../../dist/cli/verification/state-classes.js';
import { verifyWrittenRows } from '../../dist/cli/verification/written-rows.js';
import { EngineClient } from '../../dist/engine/client.js';
import { Engine } from '../../dist/engine/engine.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import type { Customer } from '../../dist/engine/products/customers/tables/customer.table.js';
import { type AccountSnapshot, SYSTEM } from '../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import { JournalKey } from '../../dist/platform/database/journal-key.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import type { SealKey } from '../../dist/platform/database/seal-key.js';
import { schema } from '../../dist/schema.js';
import type { OpenOrder } from '../../src/engine/products/contracts/commands.js';
import type { Database, TestStorage } from '../harness/database.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';

/** An engine on a fresh database, with a clock and prices that the test controls. */
export interface TestEngine {
  readonly target: DatabaseTarget;
  /** Directory of the engine's files. */
  readonly dataDir: string;
  readonly engine: Engine;
  /** The engine's client interface, as features use it. */
  readonly client: EngineClient;
  now: number;
  /** Errors of followers, sealing and thinning. A test that expects some removes them; any left fail the test. */
  readonly faults: unknown[];
  /** Key for sealing days; null: no day is sealed. A new key applies from the next start. */
  sealKey: SealKey | null;
  /** Sends a quote of symbol 1, in plain decimals. */
  price(bid: string, ask?: string): Promise<void>;
  /** The customer's accounts, open orders and running options as of the last commit. */
  account(customerId: number): Promise<AccountSnapshot>;
  /** Stops, advances the clock by `meanwhile` ms, runs `happens` on the data, and starts again. */
  restart(meanwhile?: number, happens?: () => Promise<void>): Promise<void>;
  /** Stops for good; returns what the engine leaves behind. */
  leave(): Promise<TestStorage>;
  discard(): Promise<void>;
}

/** Journal key of the engine's tests. */
export const TEST_KEY = new JournalKey(Buffer.alloc(32));

export const WEDNESDAY = Date.parse('2026-11-18T12:00:00Z');

export function targetOf(ground: TestStorage): DatabaseTarget {
  return ground.databaseUrl
    ? { dialect: 'postgres', url: ground.databaseUrl }
    : { dialect: 'sqlite', file: join(ground.dataDir, 'truemark.db') };
}

export async function startTestEngine(
  database: Database,
  now = WEDNESDAY,
  sealKey: SealKey | null = null,
): Promise<TestEngine> {
  const ground = await migratedTestStorage(database);
  const target = targetOf(ground);
  const reader = sealKey && openReader(target);
  const { dataDir } = ground;
  const faults: unknown[] = [];
  const self = { now, target, dataDir, sealKey, faults } as {
    -readonly [K in keyof TestEngine]: TestEngine[K];
  };
  const onFault = (error: unknown): void => void faults.push(error);
  const start = async (): Promise<void> => {
    self.engine = await Engine.start({
      target,
      tables: schema,
      journalKey: TEST_KEY,
      settingDefaults: SETTING_DEFAULTS,
      now: () => self.now,
      ...(self.sealKey &&
        reader && {
          sealing: { reader, key: self.sealKey },
          thinning: { reader, folder: join(dataDir, 'archive') },
        }),
      say: () => undefined,
      onFatal: (error) => {
        throw error;
      },
      onFault,
    });
    self.client = await EngineClient.open(self.engine, { now: () => self.now, onFault });
  };
  await start();
  await self.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: EURUSD });
  // Tests move prices as far as they need; the test about price jumps sets its own limit.
  await self.engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { price_jump_most: '1000' } });
  self.price = async (bid, ask) => {
    const quote = { symbolId: 1, time: self.now, bid: Number(decimal(bid)) };
    await self.engine.take([ask === undefined ? quote : { ...quote, ask: Number(decimal(ask)) }]);
  };
  self.account = (customerId) => self.client.ask({ kind: 'customer.account', customerId });
  self.restart = async (meanwhile = 0, happens) => {
    await self.engine.stop();
    self.now += meanwhile;
    await happens?.();
    await start();
  };
  let hasLeft = false;
  self.leave = async () => {
    hasLeft = true;
    await self.engine.stop();
    await reader?.close();
    return ground;
  };
  self.discard = async () => {
    if (!hasLeft) {
      await self.engine.stop();
      await reader?.close();
    }
    await ground.discard();
    if (faults.length > 0) throw faults[0];
  };
  return self;
}

/** Throws unless everything stored can be derived from the inputs again. */
export async function verifyDerivedData(target: DatabaseTarget): Promise<void> {
  const reader = await openSnapshot(target);
  try {
    await verifyLedger(reader);
    await verifyProducts(reader);
    await verifyInputs(reader);
    await replayInTwo(reader);
    await verifyLinks(reader, TEST_KEY);
    await verifyWrittenRows(reader, schema, TEST_KEY);
    await verifyBars(reader);
  } finally {
    await reader.close();
  }
}

/** Replays all inputs, and then the second half again from the state after the first half. */
async function replayInTwo(reader: DatabaseReader): Promise<void> {
  const imageAt = Math.ceil((await reader.number('SELECT lane_seq FROM engine_lease')) / 2);
  const kept: ReplayCheckpoint[] = [];
  await verifyReplay(reader, SETTING_DEFAULTS, { imageAt, keep: (upTo) => kept.push(upTo) });
  for (const { image, ...half } of kept) {
    const replay = emptyReplay(SETTING_DEFAULTS);
    replayImage.restore(replay, image);
    await verifyReplay(reader, SETTING_DEFAULTS, { since: { ...half, replay } });
  }
}

/** Creates a demo customer with this balance on each account; returns the customer number. */
export async function newCustomer({ engine }: TestEngine, openingBalance: string): Promise<number> {
  const command = { kind: 'customer.create', actor: SYSTEM, customer: person() } as const;
  const created = await engine.submit({ ...command, openingBalance: decimal(openingBalance) });
  if (isRefusal(created)) throw new Error(created.key);
  return created.customer.id;
}

/** A market buy order; 0.1 lots with leverage 100 by default. */
export const buy = (customerId: number, lots = '0.1', more: Partial<OpenOrder> = {}): OpenOrder => ({
  kind: 'order.open',
  actor: { kind: 'customer', id: customerId },
  customerId,
  symbolId: 1,
  side: 'buy',
  lots: decimal(lots),
  multiple: decimal('100'),
  ...more,
});

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

export const EURUSD: SymbolRow = {
  id: 0,
  code: 'EURUSD',
  showCode: 'EUR/USD',
  name: 'Euro / US dollar',
  logo: '',
  categoryId: 1,
  sort: 1,
  isEnabled: true,
  baseCurrency: 'EUR',
  quoteCurrency: 'USD',
  pricePrecision: 5,
  pip: decimal('0.01'),
  units: decimal('100000'),
  minLots: decimal('0.01'),
  maxLots: decimal('100'),
  feeRate: decimal('0.001'),
  marginMode: 0,
  multiples: [{ value: '100', isDefault: true }],
  spread: decimal('0.0001'),
  schedule: { timezone: 'UTC', sessions: everyDay, holidays: [] },
  feed: 'replay',
  feedCode: 'EURUSD',
  simulation: { price: '1.1', annualVolatility: 0.08, quotesASecond: 1 },
};

let people = 0;

/** A customer with unique fields. */
export function person(more: Partial<Customer> = {}): Omit<Customer, 'id'> {
  const number = ++people;
  return {
    uid: String(10_000_000 + number),
    isDemo: true,
    demoId: `demo-${number}-of-the-engine-tests`,
    email: null,
    emailKey: null,
    mobile: null,
    areaId: null,
    passwordHash: null,
    payPasswordHash: null,
    inviteCode: `I${number}`,
    invitedBy: null,
    name: null,
    nickname: null,
    level: 0,
    creditScore: 0,
    isTrader: false,
    reviewStatus: 0,
    isReal: false,
    blocked: {},
    profile: {},
    lang: 'en',
    createdAt: WEDNESDAY,
    payoutsFrom: null,
    ...more,
  };
}
