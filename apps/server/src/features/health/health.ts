import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { HealthReport } from './health-answers.js';

/** An open symbol that has no tick by then is given up, and named. */
const PATIENCE = 10_000;

/** Whether this server serves, and what its feeds do. */
@Injectable()
export class Health {
  private servingSince: number | null = null;
  private stopping = false;

  constructor(private readonly engine: EngineClient) {}

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
    const [feeds, waiting] = await Promise.all([
      this.engine.ask({ kind: 'feeds.health' }),
      this.engine.ask({ kind: 'lane.waiting' }),
    ]);
    const silent = this.engine.view
      .symbols()
      .filter(({ id }) => this.engine.view.isOpen(id) && this.engine.view.quote(id) === null)
      .map(({ code }) => code);
    return {
      status: this.statusWith(silent),
      uptime_seconds: Math.floor(process.uptime()),
      waiting_commands: waiting,
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
