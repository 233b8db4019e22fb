import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** How often it is looked at, ms. */
const EVERY = 1_000;
/** A stall that operators are told of, ms. */
const LONG = 1_000;
/** Looks that the longest stall is taken of: an hour's. */
const KEPT = 3_600;

/** When the event loop stood still, and for how long. */
export interface Stall {
  readonly at: number;
  readonly ms: number;
}

/** Watches how long the event loop stands still: prices are received meanwhile, and nothing is answered. */
@Injectable()
export class LoopWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('loop');
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });
  private readonly stalls: Stall[] = [];
  private readonly total;
  private timer: NodeJS.Timeout | undefined;

  constructor(metrics: Metrics) {
    this.total = metrics.counter(
      'truemark_loop_stalls_total',
      'Stalls of the event loop longer than a second',
    );
    metrics.gauge(
      'truemark_loop_longest_stall_seconds',
      'Longest stall of the event loop within the last hour',
      () => (this.longest()?.ms ?? 0) / 1_000,
    );
  }

  onApplicationBootstrap(): void {
    this.delay.enable();
    this.timer = setInterval(() => this.look(), EVERY);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** The longest stall within the last hour; null before the first look. */
  longest(): Stall | null {
    let longest: Stall | null = null;
    for (const stall of this.stalls) if (!longest || stall.ms > longest.ms) longest = stall;
    return longest;
  }

  private look(): void {
    const ms = Math.round(this.delay.max / 1e6);
    this.delay.reset();
    this.stalls.push({ at: Date.now(), ms });
    if (this.stalls.length > KEPT) this.stalls.shift();
    if (ms < LONG) return;
    this.total.inc();
    this.log.warn(`the event loop stood still for ${ms} ms: nothing was answered meanwhile`);
  }
}
