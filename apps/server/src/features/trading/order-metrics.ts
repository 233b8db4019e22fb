import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { Metrics } from '../../platform/metrics/metrics.js';

/** Metrics of contract orders, counted from the engine's events. */
@Injectable()
export class OrderMetrics {
  constructor(engine: EngineClient, metrics: Metrics) {
    const opened = metrics.counter('truemark_orders_opened_total', 'Contract orders opened');
    const closed = metrics.counter('truemark_orders_closed_total', 'Contract orders closed');
    engine.subscribe(({ type }) => {
      if (type === 'order.opened') opened.inc();
      else if (type === 'order.closed') closed.inc();
    });
  }
}
