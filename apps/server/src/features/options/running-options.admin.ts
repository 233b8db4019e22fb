import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { winAmount } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Option } from '../../engine/products/options/tables/option.table.js';
import type { EngineEvent } from '../../engine/protocol.js';
import { reloader } from '../../platform/retry/reload.js';

/** Options per batch. */
const PORTION = 10_000;

/** Running options of one symbol, direction and book. */
export interface RunningSum {
  readonly symbolId: number;
  readonly isDemo: boolean;
  readonly direction: Option['direction'];
  readonly options: number;
  readonly stakes: Money;
  /** Payout of the broker in excess of the stakes if all of them won. */
  readonly cost: Money;
}

/** Running options: loaded from the engine once, then updated by its events. */
@Injectable()
export class RunningOptions implements OnApplicationBootstrap {
  private readonly log = new Logger('options');
  private readonly byId = new Map<number, Option>();
  private readonly sums = new Map<string, RunningSum>();

  /** Events received while they are loaded; null: loaded. */
  private bufferedEvents: EngineEvent[] | null = [];

  constructor(private readonly engine: EngineClient) {}

  async onApplicationBootstrap(): Promise<void> {
    this.engine.follow((event) => {
      if (this.bufferedEvents) this.bufferedEvents.push(event);
      else this.follow(event);
    });
    const reload = reloader(
      () => this.load(),
      (error) => this.log.error(error),
    );
    this.engine.onRenewed(() => void reload());
    await this.load();
  }

  /** Sums by symbol, direction and book; none where nothing runs. */
  bySide(): readonly RunningSum[] {
    return [...this.sums.values()].filter(({ options }) => options > 0);
  }

  values(): Iterable<Option> {
    return this.byId.values();
  }

  /** If a newer load started meanwhile, the result of this one is discarded. */
  private async load(): Promise<void> {
    const early: EngineEvent[] = [];
    this.bufferedEvents = early;
    const all: Option[] = [];
    for (let after = 0; ; ) {
      const some = await this.engine.ask({ kind: 'options.running', after, most: PORTION });
      all.push(...some);
      if (some.length < PORTION) break;
      after = some.at(-1)?.id ?? after;
    }
    if (this.bufferedEvents !== early) return;
    this.byId.clear();
    this.sums.clear();
    for (const option of all) this.add(option);
    this.bufferedEvents = null;
    for (const event of early) this.follow(event);
  }

  private follow(event: EngineEvent): void {
    if (event.type === 'option.bought') this.add(event.option);
    if (event.type === 'option.ended') this.remove(event.option.id);
  }

  /** Events already contained in the loaded state may arrive again, so each option is counted once. */
  private add(option: Option): void {
    if (this.byId.has(option.id)) return;
    this.byId.set(option.id, option);
    this.updateSums(option, 1);
  }

  private remove(id: number): void {
    const option = this.byId.get(id);
    if (!option) return;
    this.byId.delete(id);
    this.updateSums(option, -1);
  }

  private updateSums({ symbolId, customerId, direction, stake, terms }: Option, by: 1 | -1): void {
    const isDemo = this.engine.view.isDemo(customerId);
    const key = `${symbolId}-${direction}-${isDemo ? 'demo' : 'real'}`;
    const { options, stakes, cost } = this.sums.get(key) ?? { options: 0, stakes: 0n, cost: 0n };
    const win = winAmount({ stake, ratio: decimal(terms.ratio), lossLevel: terms.lossLevel });
    const sign = BigInt(by);
    this.sums.set(key, {
      symbolId,
      isDemo,
      direction,
      options: options + by,
      stakes: stakes + sign * stake,
      cost: cost + sign * win,
    });
  }
}
