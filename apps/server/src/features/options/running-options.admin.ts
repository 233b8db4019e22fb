import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { winOf } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Option } from '../../engine/products/options/tables/option.table.js';
import type { EngineEvent } from '../../engine/protocol.js';

/** Options that are asked for together. */
const PORTION = 10_000;

/** Everything that runs of one symbol, direction and book. */
export interface RunningSum {
  readonly symbolId: number;
  readonly isDemo: boolean;
  readonly direction: Option['direction'];
  readonly options: number;
  readonly stakes: Money;
  /** What the house would pay on top of the stakes if all of them won. */
  readonly cost: Money;
}

/** Running options, taken from the engine once and kept up by its events. */
@Injectable()
export class RunningOptions implements OnApplicationBootstrap {
  private readonly running = new Map<number, Option>();
  private readonly sums = new Map<string, RunningSum>();

  constructor(private readonly engine: EngineClient) {}

  async onApplicationBootstrap(): Promise<void> {
    const early: EngineEvent[] = [];
    let isLoaded = false;
    this.engine.follow((event) => {
      if (isLoaded) this.follow(event);
      else early.push(event);
    });
    await this.load();
    isLoaded = true;
    for (const event of early) this.follow(event);
  }

  /** By symbol, direction and book; where nothing runs there is no sum. */
  bySide(): readonly RunningSum[] {
    return [...this.sums.values()].filter(({ options }) => options > 0);
  }

  values(): Iterable<Option> {
    return this.running.values();
  }

  private async load(): Promise<void> {
    for (let after = 0; ; ) {
      const some = await this.engine.ask({ kind: 'options.running', after, most: PORTION });
      for (const option of some) this.add(option);
      if (some.length < PORTION) return;
      after = some.at(-1)?.id ?? after;
    }
  }

  private follow(event: EngineEvent): void {
    if (event.type === 'option.bought') this.add(event.option);
    if (event.type === 'option.ended') this.take(event.option.id);
  }

  /** What the first look saw already is told once more to whoever listens since: each option counts once. */
  private add(option: Option): void {
    if (this.running.has(option.id)) return;
    this.running.set(option.id, option);
    this.count(option, 1);
  }

  private take(id: number): void {
    const option = this.running.get(id);
    if (!option) return;
    this.running.delete(id);
    this.count(option, -1);
  }

  private count({ symbolId, customerId, direction, stake, terms }: Option, by: 1 | -1): void {
    const isDemo = this.engine.view.isDemo(customerId);
    const key = `${symbolId}-${direction}-${isDemo ? 'demo' : 'real'}`;
    const { options, stakes, cost } = this.sums.get(key) ?? { options: 0, stakes: 0n, cost: 0n };
    const win = winOf({ stake, ratio: decimal(terms.ratio), lossLevel: terms.lossLevel });
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
