import { getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../with-timeout.js';

/** Time within which a figure has to be read, ms: a scrape waits for ten seconds, for all of them. */
const LONGEST = 1_000;

/** Prometheus metrics of this process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations: Histogram<'route' | 'status'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.gauge(
      'truemark_heap_limit_bytes',
      'Size of the JavaScript heap at which the process ends',
      () => getHeapStatistics().heap_size_limit,
    );
    this.durations = new Histogram({
      name: 'truemark_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
      registers: [this.registry],
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  /**
   * Registers a gauge; `read` is called at each scrape. A figure that cannot be read in time has no value there: the
   * others are needed most while something hangs.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    let reading: Promise<number | null> | null = null;
    const readOnce = (): Promise<number | null> => {
      reading ??= Promise.resolve()
        .then(read)
        .catch(() => null)
        .finally(() => {
          reading = null;
        });
      return reading;
    };
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await withTimeout(readOnce(), LONGEST, null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  answered(route: string, status: number, milliseconds: number): void {
    this.durations.observe({ route, status: String(status) }, milliseconds / 1000);
  }
}
