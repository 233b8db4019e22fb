import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { Installation } from '../../platform/storage/installation.js';
import type { HealthReport } from './health-answers.js';

/** An open symbol that has no tick by then is given up, and named. */
const PATIENCE = 10_000;

/** Whether this server serves, and what its feeds do. */
@Injectable()
export class Health {
  private servingSince: number | null = null;
  private stopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly installation: Installation,
  ) {}

  serves(): void {
    this.servingSince = Date.now();
  }

  stops(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<HealthReport> {
    const [feeds, waiting, backup] = await Promise.all([
      this.engine.ask({ kind: 'feeds.health' }),
      this.engine.ask({ kind: 'lane.waiting' }),
      this.installation.lastSuccess('backup'),
    ]);
    const silent = silentSymbols(this.engine.view);
    return {
      status: this.statusWith(silent),
      uptime_seconds: Math.floor(process.uptime()),
      waiting_commands: waiting,
      last_backup_at_ms: backup,
      silent_symbols: silent,
      feeds,
    };
  }

  private statusWith(silent: readonly string[]): HealthReport['status'] {
    if (this.stopping) return 'stopping';
    if (this.servingSince === null) return 'starting';
    return silent.length === 0 || Date.now() - this.servingSince >= PATIENCE ? 'ready' : 'starting';
  }
}

/** Codes of the open symbols that have no price. */
export const silentSymbols = (view: EngineClient['view']): string[] =>
  view
    .symbols()
    .filter(({ id }) => view.isOpen(id) && view.quote(id) === null)
    .map(({ code }) => code);
