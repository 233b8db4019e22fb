import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { approvals } from './approval.table.js';
import { Approvals } from './approvals.js';

/** Polling interval for due requests, ms of the wall clock. */
const POLL_INTERVAL = 250;
const MAX_AT_ONCE = 100;

/** Executes requests that nobody else could decide, when they are due or as soon afterwards as the server runs. */
@Injectable()
export class DelayedApprovals implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('DelayedApprovals');
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly approvals: Approvals,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.timer = setInterval(() => void this.poll(), POLL_INTERVAL).unref();
    void this.poll();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const due = await this.reader.select(
        approvals,
        `WHERE state = 'waiting' AND holds_at IS NOT NULL AND holds_at <= $1
         ORDER BY holds_at, id LIMIT $2`,
        [wallClock.now(), MAX_AT_ONCE],
      );
      for (const { id } of due) await this.executeOne(id);
    } catch (error) {
      this.log.error(`delayed approvals could not be read, retrying: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  /** A failed request is retried at the next poll and does not block others. */
  private async executeOne(id: number): Promise<void> {
    try {
      await this.approvals.execute(id);
    } catch (error) {
      this.log.error(`approval ${id} could not be executed, retrying: ${(error as Error).message}`);
    }
  }
}
