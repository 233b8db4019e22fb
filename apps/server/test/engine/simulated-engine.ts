import { randomBytes } from 'node:crypto';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { expect, vi } from 'vitest';
import { type OpenSealed, verifySimulator } from '../../dist/cli/verification/simulator.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { EngineClient } from '../../dist/engine/client.js';
import { Engine } from '../../dist/engine/engine.js';
import { keyPurpose } from '../../dist/engine/market/day-keys.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { Cipher } from '../../dist/platform/auth/cipher.js';
import { ManualClock, MarketClock } from '../../dist/platform/clock.js';
import { schema } from '../../dist/schema.js';
import type { Database, TestStorage } from '../harness/database.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';
import { TEST_KEY, targetOf } from './test-engine.js';

/** Longer than the maximum gap between quotes, ms. */
export const STEP = 2_000;

interface StartOptions {
  /** Secret from which the environment derives the days' keys. */
  readonly fixed?: string;
  /** The one source of all prices; absent: each symbol has its own. */
  readonly priceFeed?: SymbolRow['feed'];
}

/** An engine whose prices are simulated, with a clock that the test controls. */
export class SimulatedEngine {
  readonly cipher = new Cipher(randomBytes(32));
  readonly clock: ManualClock;
  engine!: Engine;
  client!: EngineClient;

  private constructor(
    readonly ground: TestStorage,
    now: number,
  ) {
    this.clock = new ManualClock(now);
  }

  static async on(database: Database, now: number): Promise<SimulatedEngine> {
    const self = new SimulatedEngine(await migratedTestStorage(database), now);
    await self.start();
    return self;
  }

  async start({ fixed, priceFeed }: StartOptions = {}): Promise<void> {
    const { clock, cipher } = this;
    const onFault = (error: unknown): never => {
      throw error;
    };
    this.engine = await Engine.start({
      target: targetOf(this.ground),
      tables: schema,
      settingDefaults: SETTING_DEFAULTS,
      now: () => clock.now(),
      journalKey: TEST_KEY,
      feeds: {
        priceFeed: priceFeed ?? null,
        replayFiles: new Map(),
        replaySpeed: 1,
        replayClock: 'now',
        binanceUrl: 'ws://127.0.0.1:9',
        binanceSymbols: null,
        keys: { cipher, fixed: fixed ?? null },
        clock,
        marketClock: new MarketClock(clock),
        say: () => undefined,
      },
      say: () => undefined,
      onFatal: onFault,
      onFault,
    });
    this.client = await EngineClient.open(this.engine, { now: () => clock.now(), onFault });
  }

  /** Stops, and starts again. */
  async restart(options: StartOptions = {}): Promise<void> {
    await this.engine.stop();
    await this.start(options);
  }

  /** Advances the clock until symbol 1 has this many ticks. */
  async untilTick(seq: number): Promise<void> {
    const last = (): number => this.client.view.quote(1)?.seq ?? 0;
    while (last() < seq) {
      const before = last();
      this.clock.advance(STEP);
      await vi.waitFor(() => expect(last()).toBeGreaterThan(before), { timeout: 60_000 });
    }
  }

  async reading<T>(look: (reader: Awaited<ReturnType<typeof openSnapshot>>) => Promise<T>): Promise<T> {
    const reader = await openSnapshot(targetOf(this.ground));
    try {
      return await look(reader);
    } finally {
      await reader.close();
    }
  }

  readonly openSealed: OpenSealed = ({ day, sealed }) =>
    Buffer.from(this.cipher.decrypt(sealed, keyPurpose(day)), 'hex');

  /** Verifies each simulated tick by the keys of its day; `open` decrypts those that are not yet public. */
  derive(open: OpenSealed = this.openSealed): Promise<string> {
    return this.reading((reader) => verifySimulator(reader, open));
  }

  async discard(): Promise<void> {
    await this.engine?.stop();
    await this.ground.discard();
  }
}
