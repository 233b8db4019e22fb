import { setTimeout as pause } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { PUBLIC_ADDRESS } from '../../platform/http/public-address.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { Transports } from '../../platform/mail/transports.js';
import { BACKOFF_PAUSES, withRetries } from '../../platform/retry/with-retries.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { Deciders } from '../operators/deciders.js';
import { Settings } from '../settings/settings.js';
import { ExportsAdmin } from './exports.admin.js';
import { reportMail } from './report-mail.js';
import { type ReportSchedule, reportSchedules } from './report-schedule.table.js';
import { daysBefore, nextAt } from './schedule-days.js';

const EVERY = 5_000;
/** Periods written late, at most: each takes one of the operator's stored exports. */
const MOST_LATE = 7;

/**
 * Creates due scheduled reports, each as an export of its operator, and mails the link. The mail holds no figures, and
 * the link requires a sign-in.
 */
@Injectable()
export class ReportSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('report-schedules');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly exports: ExportsAdmin,
    private readonly deciders: Deciders,
    private readonly settings: Settings,
    private readonly transports: Transports,
    private readonly shared: SharedStore,
    @Inject(PUBLIC_ADDRESS) private readonly publicAddress: string | null,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.timer = setInterval(() => void this.poll(), EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  private async poll(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.shared.inTurn('report schedules', async () => {
        const due = await this.reader.select(reportSchedules, 'WHERE next_at <= $1 ORDER BY id', [
          wallClock.now(),
        ]);
        for (const each of due) await this.write(each);
      });
    } catch (error) {
      this.log.error(`scheduled reports could not be read, retrying: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  /**
   * The export and the schedule's next time are one commit: each report is written once, also over restarts. Periods that
   * ended during an outage follow one by one, the latest `MOST_LATE` of them.
   */
  private async write(schedule: ReportSchedule): Promise<void> {
    const { operatorId, resource, format, book, period } = schedule;
    const zone = this.settings.text('timezone');
    const due = latestDue(schedule, zone, wallClock.now());
    const row = { id: schedule.id, nextAt: nextAt(period, due, zone), lastAt: due };
    const next: RowWrite = { op: 'patch', table: reportSchedules.name, row };
    const operator = await this.deciders.find(operatorId);
    if (!operator?.isActive) return this.record(next);
    const days = daysBefore(period, due, zone);
    try {
      const requester = await this.deciders.asSignedIn(operator);
      await this.exports.ask(requester, { resource, format, filter: { book, ...days } }, [next]);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      // It stays due, and the next poll tries again.
      if (passesByItself(error)) return;
      // Too many stored exports, or no permission any more: skipped until the next due time.
      this.log.warn(`a scheduled report was skipped: ${error.key}`);
      return this.record(next);
    }
    void this.mail(operator.email, resource, days);
  }

  private async record(row: RowWrite): Promise<void> {
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [row] });
  }

  private async mail(
    to: string,
    resource: ReportSchedule['resource'],
    days: { from: string; to: string },
  ): Promise<void> {
    const way = this.transports.email;
    if (!way) return;
    const { signal } = this.stopping;
    const mail = reportMail(to, resource, days, this.publicAddress);
    await withRetries(
      () => way.send(mail),
      BACKOFF_PAUSES,
      (ms) => pause(ms, undefined, { signal, ref: false }),
    ).catch((error: unknown) => {
      if (!signal.aborted)
        this.log.error(`a scheduled report could not be mailed: ${(error as { code?: string }).code}`);
    });
  }
}

/** Three exports are not finished, or figures are not added up yet. */
const passesByItself = ({ key, status }: AdminError): boolean => key === 'exports.busy' || status === 503;

/** The time to write the report of: the schedule's, or a later one if too many have passed. */
function latestDue({ nextAt: first, period }: ReportSchedule, zone: string, now: number): number {
  const passed: number[] = [];
  for (let at = first; at <= now; at = nextAt(period, at, zone)) passed.push(at);
  return passed.at(-MOST_LATE) ?? first;
}
