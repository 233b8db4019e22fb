import { Inject, Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type ProcessRole, STANDING } from '../../platform/process-role.js';
import { Installation } from '../../platform/storage/installation.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import { withTimeout } from '../../platform/with-timeout.js';
import type { HealthReport } from './health-answers.js';

/** Timeout of the figures of a report, whichever dependency hangs, ms. */
const LONGEST = 1_000;
/** Open symbols without a tick after this time count as silent and are named, ms. */
const SILENCE_LIMIT = 10_000;

type EngineFigures = [feeds: HealthReport['feeds'], waiting: number];

/** Health of this server and its feeds. */
@Injectable()
export class Health {
  private servingSince: number | null = null;
  private isLeaving = false;
  private stopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly installation: Installation,
    @Inject(STANDING) private readonly processRole: ProcessRole,
  ) {}

  serves(): void {
    this.servingSince = Date.now();
  }

  /** Marks it as not ready while it still serves. */
  leaves(): void {
    this.isLeaving = true;
  }

  stops(): void {
    this.isLeaving = true;
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Waits for nothing: a slow lane, database or file store makes no process unready. */
  status(): HealthReport['status'] {
    if (this.isLeaving) return 'stopping';
    if (this.servingSince === null) return 'starting';
    return silentSymbols(this.engine.view).length === 0 || Date.now() - this.servingSince >= SILENCE_LIMIT
      ? 'ready'
      : 'starting';
  }

  async report(): Promise<HealthReport> {
    const { role, isLeading, epoch } = this.processRole;
    const [[feeds, waiting], backup] = await Promise.all([
      withTimeout<EngineFigures>(this.engineFigures(), LONGEST, [[], 0]),
      withTimeout(this.installation.lastSuccess('backup'), LONGEST, null),
    ]);
    return {
      status: this.status(),
      ...{ role, leading: isLeading(), epoch: epoch() },
      uptime_seconds: Math.floor(process.uptime()),
      waiting_commands: waiting,
      last_backup_at_ms: backup,
      silent_symbols: silentSymbols(this.engine.view),
      feeds,
    };
  }

  /** A gateway answers health checks while its engine is down, too. */
  private async engineFigures(): Promise<EngineFigures> {
    if (!this.processRole.isEngineHeard()) return [[], 0];
    try {
      return await Promise.all([
        this.engine.ask({ kind: 'feeds.health' }),
        this.engine.ask({ kind: 'lane.waiting' }),
      ]);
    } catch (error) {
      if (error instanceof EngineUnavailable) return [[], 0];
      throw error;
    }
  }
}

/** Codes of open symbols without a price. */
export const silentSymbols = (view: EngineClient['view']): string[] =>
  view
    .symbols()
    .filter(({ id }) => view.isOpen(id) && view.quote(id) === null)
    .map(({ code }) => code);
