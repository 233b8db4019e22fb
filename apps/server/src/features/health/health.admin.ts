import { Inject, Injectable } from '@nestjs/common';
import type { HealthPage } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { migrations } from '../../platform/database/data-source.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { SEAL_WEBHOOK } from '../../platform/http/seal-webhook.js';
import { Transports } from '../../platform/mail/transports.js';
import { LoopWatch } from '../../platform/metrics/loop-watch.js';
import { TRANSPORTS, type TransportName, TransportWatch } from '../../platform/metrics/transport-watch.js';
import { type ProcessRole, STANDING, type StandbyReport } from '../../platform/process-role.js';
import { Installation } from '../../platform/storage/installation.js';
import type { LastRun } from '../../platform/storage/last-run.js';
import { WorkQueues } from '../desk/work-queues.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Health } from './health.js';
import { VERSION } from './version.js';

/** Database size in bytes, and its version. */
const ABOUT = {
  sqlite: `SELECT page_count * page_size AS size, 'SQLite ' || sqlite_version() AS version
    FROM pragma_page_count(), pragma_page_size()`,
  postgres: `SELECT pg_database_size(current_database()) AS size,
    'PostgreSQL ' || current_setting('server_version') AS version`,
} as const;

/** Diagnostics for operators, on one page. */
@Injectable()
export class HealthAdmin {
  constructor(
    private readonly health: Health,
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
    private readonly loop: LoopWatch,
    private readonly queues: WorkQueues,
    private readonly transports: Transports,
    private readonly transportWatch: TransportWatch,
    private readonly installation: Installation,
    @Inject(STANDING) private readonly processRole: ProcessRole,
    @Inject(SEAL_WEBHOOK) private readonly sealWebhook: string | null,
  ) {}

  async answer(): Promise<HealthPage> {
    const [report, lane, standbys, database, disk, queues, backup, verify] = await Promise.all([
      this.health.report(),
      timed(() => this.engine.ask({ kind: 'lane.waiting' })),
      this.processRole.standbys(),
      timed(() => this.reader.query(ABOUT[this.installation.dialect])),
      this.installation.disk(),
      this.queues.standing(),
      this.installation.lastRun('backup'),
      this.installation.lastRun('verify'),
    ]);
    const longest = this.loop.longest();
    const [about] = database.answer;
    return {
      at_ms: Date.now(),
      status: report.status,
      started_at_ms: Math.round(Date.now() - process.uptime() * 1000),
      versions: {
        truemark: VERSION,
        node: process.versions.node,
        database: String(about?.version),
        schema: migrations.at(-1)?.name.replace(/\d+$/, '') ?? '',
      },
      feeds: report.feeds.map((feed) => ({
        forex_id: feed.symbolId,
        Code: feed.code,
        ShowCode: this.symbols.get(feed.symbolId)?.showCode ?? feed.code,
        feed: feed.feed,
        state: feed.state,
        detail: feed.detail,
        last_tick_ms: feed.lastTickAt,
      })),
      lane: {
        waiting: lane.answer,
        answered_in_ms: lane.took,
        longest_stall: longest && { at_ms: longest.at, ms: longest.ms },
      },
      standbys: standbys && standbys.map(standbyOf),
      database: {
        kind: this.installation.dialect,
        size: Number(about?.size),
        answered_in_ms: database.took,
      },
      disk,
      backup: runOf(backup),
      verify: runOf(verify),
      queues: queues.map(({ resource, waiting, oldestAt, age, promised, isLate }) => ({
        ...{ resource, waiting, oldest_at_ms: oldestAt, age_ms: age, promised_ms: promised, is_late: isLate },
      })),
      transports: TRANSPORTS.map((name) => this.transportOf(name)),
    };
  }

  private transportOf(name: TransportName): HealthPage['transports'][number] {
    const { sent, failed, lastSentAt, lastFailedAt, lastFailure } = this.transportWatch.of(name);
    return {
      ...{ name, is_set: this.isConfigured(name), sent, failed },
      ...{ last_sent_at_ms: lastSentAt, last_failed_at_ms: lastFailedAt, last_failure: lastFailure },
    };
  }

  private isConfigured(name: TransportName): boolean {
    if (name === 'email' || name === 'sms') return this.transports[name] !== null;
    return name !== 'seals' || this.sealWebhook !== null;
  }
}

const runOf = (run: LastRun | null): HealthPage['verify'] =>
  run && {
    ...{ started_at_ms: run.startedAt, ended_at_ms: run.endedAt, result: run.result, detail: run.detail },
  };

const standbyOf = ({ name, at, standing }: StandbyReport): NonNullable<HealthPage['standbys']>[number] => {
  const { laneSeq, ...rest } = standing;
  return { name, told_at_ms: at, seq: laneSeq, ...rest };
};

/** Result and duration, ms to one decimal. */
async function timed<T>(ask: () => Promise<T>): Promise<{ readonly answer: T; readonly took: number }> {
  const begun = performance.now();
  const answer = await ask();
  return { answer, took: Math.round((performance.now() - begun) * 10) / 10 };
}
