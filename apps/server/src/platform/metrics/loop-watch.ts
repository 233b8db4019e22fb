import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Measuring interval, ms. */
const MEASURING_INTERVAL = 1_000;
/** Stall length that is reported to operators, ms. */
const REPORTED_STALL = 1_000;
/** Measurements over which the longest stall is taken: one hour. */
const KEPT_MEASUREMENTS = 3_600;

/** Time and length of an event-loop stall. */
export interface Stall {
  readonly at: number;
  readonly ms: number;
}

/** Measures event-loop stalls: prices arrive meanwhile, but nothing is answered. */
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
    this.timer = setInterval(() => this.measure(), MEASURING_INTERVAL);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** Longest stall of the last hour; null before the first measurement. */
  longest(): Stall | null {
    let longest: Stall | null = null;
    for (const stall of this.stalls) if (!longest || stall.ms > longest.ms) longest = stall;
    return longest;
  }

  private measure(): void {
    const ms = Math.round(this.delay.max / 1e6);
    this.delay.reset();
    this.stalls.push({ at: Date.now(), ms });
    if (this.stalls.length > KEPT_MEASUREMENTS) this.stalls.shift();
    if (ms < REPORTED_STALL) return;
    this.total.inc();
    this.log.warn(`event loop blocked for ${ms} ms: no requests were answered`);
  }
}
