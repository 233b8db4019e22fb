import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { Option } from '../../dist/engine/products/options/tables/option.table.js';
import { type EngineEvent, type Outcome, SYSTEM } from '../../dist/engine/protocol.js';
import type { Database } from '../harness/database.js';
import { newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

/**
 * A customer who buys options directly from the engine: durations of 10, 30 and 60 s on symbol 1, ratio 0.85, stakes
 * from 10 to 1,000.
 */
export class OptionTrader {
  readonly told: EngineEvent[] = [];

  constructor(
    readonly ground: TestEngine,
    readonly customerId: number,
  ) {
    ground.engine.subscribe((event) => this.told.push(event));
  }

  static async on(database: Database, now?: number): Promise<OptionTrader> {
    const ground = await startTestEngine(database, now);
    for (const seconds of [10, 30, 60]) {
      const terms = { ratio: decimal('0.85'), least: decimal('10'), most: decimal('1000') };
      const duration = { id: 0, symbolId: null, seconds, ...terms, isEnabled: true };
      await ground.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
    }
    const customerId = await newCustomer(ground, '1000');
    await ground.price('1.1');
    return new OptionTrader(ground, customerId);
  }

  submit(direction: 'up' | 'down', stake = '100', seconds = 60, customerId = this.customerId) {
    const asked = { customerId, symbolId: 1, direction, stake: decimal(stake), seconds };
    const actor = { kind: 'customer', id: customerId } as const;
    return this.ground.engine.submit({ kind: 'option.buy', actor, ...asked });
  }

  async buy(direction: 'up' | 'down', stake = '100', seconds = 60): Promise<Option> {
    const outcome = await this.submit(direction, stake, seconds);
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.option;
  }

  async refusal(asked: Promise<Outcome>): Promise<string | null> {
    const outcome = await asked;
    return isRefusal(outcome) ? outcome.key : null;
  }

  /** Sends a tick this many ms later. */
  async tick(bid: string, later = 1_000): Promise<void> {
    this.ground.now += later;
    await this.ground.price(bid);
  }

  setting(values: Record<string, string>): Promise<unknown> {
    return this.ground.engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
  }

  async running(): Promise<readonly Option[]> {
    return (await this.ground.account(this.customerId)).options;
  }

  /** The option as published when it ended; waits up to a minute. */
  async ended(id: number): Promise<Option> {
    for (const until = Date.now() + 60_000; ; ) {
      for (const event of this.told)
        if (event.type === 'option.ended' && event.option.id === id) return event.option;
      if (Date.now() > until) throw new Error(`option ${id} has not ended`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async balance(part: 'free' | 'held', kind: 'micro' | 'forex' = 'micro'): Promise<string> {
    const { accounts } = await this.ground.account(this.customerId);
    return formatDecimal(accounts.find((a) => a.kind === kind && a.part === part)?.balance ?? 0n);
  }

  async restart(meanwhile?: number): Promise<void> {
    await this.ground.restart(meanwhile);
    this.ground.engine.subscribe((event) => this.told.push(event));
  }

  /** Derives everything stored again, then discards the engine. */
  async checkAndDiscard(): Promise<void> {
    try {
      await verifyDerivedData(this.ground.target);
    } finally {
      await this.ground.discard();
    }
  }
}
