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
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { type DaySum, type DaySumEnd, daySumEnds, daySums } from './day-sum.table.js';
import { decodeMoved, firstBooked, type LedgerMovement, movedBetween } from './ledger-movement.js';
import { ReportSums } from './report-sums.js';

/** Entries per batch: some ten milliseconds of another thread. */
const ENTRIES_PER_BATCH = 2_000;
/** Maximum missing entries that a reader waits for; above it, the reader is told how many are missing. */
const MAX_WAITED_FOR = 50 * ENTRIES_PER_BATCH;
/** Interval of background updates, ms. */
const EVERY = 10_000;
/** When to ask again, seconds. */
const RETRY_AFTER = 10;

/** Customers' balances on accounts of one kind, 10⁻⁸. */
export interface LiabilityBalances {
  readonly account: string;
  readonly currency: string;
  readonly sum: bigint;
}

/**
 * Daily sums of the ledger, updated incrementally in batches from the last entry summed. Days are those of the broker's
 * time zone; for another zone all days are summed once. An entry belongs to the day of the latest booking up to it, so
 * ended days never change.
 */
@Injectable()
export class DaySums implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('reports');
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly reports: ReportSums,
    private readonly shared: SharedStore,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.timer = setInterval(() => this.catchUpInBackground(), EVERY).unref();
    this.catchUpInBackground();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Updates the sums to the present. Returns the number of missing entries, 0 unless there are many. */
  async upToDate(): Promise<number> {
    const missing = await this.countMissing();
    if (missing > MAX_WAITED_FOR) {
      this.catchUpInBackground();
      return missing;
    }
    // A run in progress may have started before the newest entry existed.
    if (this.running) await this.running;
    await this.catchUp();
    return 0;
  }

  /** Updates the sums to the present; refuses while many entries are missing, because partial sums look whole. */
  async whole(): Promise<void> {
    const missing = await this.upToDate();
    if (missing === 0) return;
    const text = `${missing} ledger entries have not been added up yet. Please try again in a moment.`;
    throw new AdminError(503, 'reports.summing', text, undefined, RETRY_AFTER);
  }

  /** Rows from day `from` to day `to`, both inclusive. */
  async between(book: 'real' | 'demo', from: string, to: string): Promise<readonly DaySum[]> {
    const where = 'WHERE zone = $1 AND day >= $2 AND day <= $3 AND book = $4 ORDER BY day';
    return this.reader.select(daySums, where, [this.zone(), from, to, book]);
  }

  /** Customers' balances per account kind at the end of a day. */
  async owedAt(book: 'real' | 'demo', day: string): Promise<readonly LiabilityBalances[]> {
    const where = 'WHERE zone = $1 AND day <= $2 AND book = $3 AND is_house = 0';
    const owed = new Map<string, LiabilityBalances>();
    for (const row of await this.reader.select(daySums, where, [this.zone(), day, book])) {
      const { account, currency } = row;
      const before = owed.get(`${account} ${currency}`)?.sum ?? 0n;
      const sum = before + BigInt(row.credited) - BigInt(row.debited);
      owed.set(`${account} ${currency}`, { account, currency, sum });
    }
    return [...owed.values()];
  }

  private catchUpInBackground(): void {
    this.catchUp().catch((error: unknown) => this.log.error(error));
  }

  private catchUp(): Promise<void> {
    this.running ??= this.sumAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sumAll(): Promise<void> {
    while (!this.isStopping && (await this.countMissing()) > 0)
      await this.shared.inTurn('day sums', () => this.sumBatch());
  }

  private async countMissing(): Promise<number> {
    const { upTo } = await this.loadEnd();
    const last = await this.reader.number('SELECT coalesce(max(id), 0) FROM ledger_entries');
    return Math.max(0, last - upTo);
  }

  private async loadEnd(): Promise<DaySumEnd> {
    const zone = this.zone();
    const found = await this.reader.first(daySumEnds, 'WHERE zone = $1', [zone]);
    return found ?? { zone, day: '', upTo: 0 };
  }

  /** Sums entries of one day, at most one batch. Does nothing if another process was faster. */
  private async sumBatch(): Promise<void> {
    const end = await this.loadEnd();
    const last = await this.reader.number('SELECT coalesce(max(id), 0) FROM ledger_entries');
    const most = Math.min(last, end.upTo + ENTRIES_PER_BATCH);
    const first = await this.findFirstBooked(end.upTo, most, 0);
    if (!first) return;
    const itsDay = this.time.dayOf(first.booked);
    const day = itsDay > end.day ? itsDay : end.day;
    const next = await this.findFirstBooked(end.upTo, most, this.time.range(day, day).before);
    const upTo = next ? next.id - 1 : most;
    const moved = await this.reader.ask(movedBetween({ after: end.upTo, upTo }));
    const rows = [
      ...(await this.addMovements(end.zone, day, moved.map(decodeMoved))),
      ...(await this.reports.added(end.zone, day, { after: end.upTo, upTo })),
    ];
    // The time zone has changed: sums by the old midnights must not be written.
    if (this.zone() !== end.zone) return;
    const written: DaySumEnd = { zone: end.zone, day, upTo };
    const isFirst = end.upTo === 0;
    await this.engine.submit({
      kind: 'rows.record',
      actor: SYSTEM,
      rows: [...rows, { op: 'upsert', table: daySumEnds.name, row: written }],
      ...(!isFirst && {
        seen: [{ table: daySumEnds.name, row: { key: end.zone, upTo: end.upTo } }],
      }),
    });
  }

  private async findFirstBooked(
    after: number,
    upTo: number,
    since: number,
  ): Promise<{ id: number; booked: number } | null> {
    const [row] = await this.reader.ask(firstBooked({ after, upTo, since }));
    return row ? { id: Number(row.id), booked: Number(row.booked) } : null;
  }

  /** The day's rows plus the movements. */
  private async addMovements(
    zone: string,
    day: string,
    moved: readonly LedgerMovement[],
  ): Promise<RowWrite[]> {
    const before = await this.reader.select(daySums, 'WHERE zone = $1 AND day = $2', [zone, day]);
    const known = new Map(before.map((row) => [keyOf(row), row]));
    return moved.map((each) => {
      const former = known.get(keyOf(each));
      const row: DaySum = {
        ...each,
        ...{ zone, day },
        credited: String(each.credited + BigInt(former?.credited ?? 0)),
        debited: String(each.debited + BigInt(former?.debited ?? 0)),
        entries: each.entries + (former?.entries ?? 0),
      };
      return { op: 'upsert', table: daySums.name, row };
    });
  }

  private zone(): string {
    return this.settings.text('timezone');
  }
}

const keyOf = ({
  book,
  currency,
  type,
  account,
}: Pick<DaySum, 'book' | 'currency' | 'type' | 'account'>): string =>
  `${book} ${currency} ${type} ${account}`;
