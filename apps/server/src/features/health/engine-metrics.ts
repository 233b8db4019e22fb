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
    const events = metrics.counter('truemark_events_total', 'Engine events applied by this process');
    const ticks = metrics.counter('truemark_ticks_total', 'Accepted ticks');
    const customers = metrics.counter('truemark_customers_created_total', 'Customers created');
    // The process that owns the lane reports its metrics.
    if (standing.role !== 'gateway')
      metrics.gauge('truemark_lane_waiting', 'Commands waiting for the lane', () =>
        engine.ask({ kind: 'lane.waiting' }),
      );
    metrics.gauge('truemark_leading', 'Whether this process is the leader', () =>
      Number(standing.isLeading()),
    );
    metrics.gauge('truemark_epoch', 'Lease number (epoch) of the leader', standing.epoch);
    metrics.gauge(
      'truemark_paused_symbols',
      'Symbols paused by a price jump until it is reviewed',
      () => engine.view.pausedSymbols,
    );
    metrics.gauge(
      'truemark_silent_symbols',
      'Symbols of open markets without a current price',
      () => silentSymbols(engine.view).length,
    );
    const seconds = async (command: string): Promise<number> =>
      ((await installation.lastSuccess(command)) ?? 0) / 1000;
    metrics.gauge(
      'truemark_last_backup_timestamp_seconds',
      'Start of the newest backup; 0: none, or it failed',
      () => seconds('backup'),
    );
    metrics.gauge(
      'truemark_last_verification_timestamp_seconds',
      'Last time that `npm run verify` passed; 0: never, or the last one failed',
      () => seconds('verify'),
    );
    metrics.gauge(
      'truemark_seals_altered',
      'Whether a seal is missing or altered; no further day is sealed then',
      async () => Number((await findChainFault(reader)) !== null),
    );
    engine.subscribe(({ type }) => {
      events.inc();
      if (type === 'tick') ticks.inc();
      else if (type === 'customer.created') customers.inc();
    });
  }
}
