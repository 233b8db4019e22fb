import { Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.js';
import type { HealthReport } from './health-answers.js';

/** An open symbol that has no tick by then is given up, and named. */
const PATIENCE = 10_000;

/** Whether this server serves, and what its feeds do. */
@Injectable()
export class Health {
  private servingSince: number | null = null;
  private stopping = false;

  constructor(private readonly engine: Engine) {}

  serves(): void {
    this.servingSince = Date.now();
  }

  stops(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  report(): HealthReport {
    const silent = this.engine
      .symbols()
      .filter(({ id }) => this.engine.isOpen(id) && this.engine.quote(id) === null)
      .map(({ code }) => code);
    return {
      status: this.statusWith(silent),
      uptime_seconds: Math.floor(process.uptime()),
      waiting_commands: this.engine.waiting,
      silent_symbols: silent,
      feeds: this.engine.feedHealth(),
    };
  }

  private statusWith(silent: readonly string[]): HealthReport['status'] {
    if (this.stopping) return 'stopping';
    if (this.servingSince === null) return 'starting';
    return silent.length === 0 || Date.now() - this.servingSince >= PATIENCE ? 'ready' : 'starting';
  }
}
