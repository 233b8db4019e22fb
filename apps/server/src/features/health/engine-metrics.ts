import { Inject, Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { findChainFault } from '../../engine/products/seals/sealing/find-chain-fault.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type ProcessRole, STANDING } from '../../platform/process-role.js';
import { Installation } from '../../platform/storage/installation.js';
import { silentSymbols } from './health.js';

/** Engine metrics, counted from its events. */
@Injectable()
export class EngineMetrics {
  constructor(
    engine: EngineClient,
    metrics: Metrics,
    installation: Installation,
    reader: DatabaseReader,
    @Inject(STANDING) standing: ProcessRole,
  ) {
    const events = metrics.counter(
      'truemark_events_total',
      'Events of the engine that this process followed',
    );
    const ticks = metrics.counter('truemark_ticks_total', 'Accepted ticks');
    const customers = metrics.counter('truemark_customers_created_total', 'Customers created');
    // The process that owns the lane reports its metrics.
    if (standing.role !== 'gateway')
      metrics.gauge('truemark_lane_waiting', 'Commands that wait for the lane', () =>
        engine.ask({ kind: 'lane.waiting' }),
      );
    metrics.gauge('truemark_leading', 'Whether this process decides', () => Number(standing.isLeading()));
    metrics.gauge('truemark_epoch', 'Number of the lease of the process that decides', standing.epoch);
    metrics.gauge(
      'truemark_paused_symbols',
      'Symbols whose price waits for a look',
      () => engine.view.pausedSymbols,
    );
    metrics.gauge(
      'truemark_silent_symbols',
      'Open symbols without a price',
      () => silentSymbols(engine.view).length,
    );
    const seconds = async (command: string): Promise<number> =>
      ((await installation.lastSuccess(command)) ?? 0) / 1000;
    metrics.gauge(
      'truemark_last_backup_timestamp_seconds',
      'When the newest backup was begun; 0: there is none, or it failed',
      () => seconds('backup'),
    );
    metrics.gauge(
      'truemark_last_verification_timestamp_seconds',
      'When `npm run verify` last found everything as it should be; 0: never, or it did not',
      () => seconds('verify'),
    );
    metrics.gauge(
      'truemark_seals_altered',
      'Whether a seal is gone or another one, so that no day is sealed any more',
      async () => Number((await findChainFault(reader)) !== null),
    );
    engine.subscribe(({ type }) => {
      events.inc();
      if (type === 'tick') ticks.inc();
      else if (type === 'customer.created') customers.inc();
    });
  }
}
