import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { Metrics } from '../../platform/metrics/metrics.js';

/** Figures of the engine, counted from its events. */
@Injectable()
export class EngineMetrics {
  constructor(engine: EngineClient, metrics: Metrics) {
    const ticks = metrics.counter('truemark_ticks_total', 'Accepted ticks');
    const opened = metrics.counter('truemark_orders_opened_total', 'Contract orders opened');
    const closed = metrics.counter('truemark_orders_closed_total', 'Contract orders closed');
    const customers = metrics.counter('truemark_customers_created_total', 'Customers created');
    metrics.gauge('truemark_lane_waiting', 'Commands that wait for the lane', () =>
      engine.ask({ kind: 'lane.waiting' }),
    );
    metrics.gauge(
      'truemark_paused_symbols',
      'Symbols whose price waits for a look',
      () => engine.view.pausedSymbols,
    );
    engine.subscribe(({ type }) => {
      if (type === 'tick') ticks.inc();
      else if (type === 'order.opened') opened.inc();
      else if (type === 'order.closed') closed.inc();
      else if (type === 'customer.created') customers.inc();
    });
  }
}
