import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { Reader } from '../../platform/database/reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { type DaySum, type DaySumEnd, daySumEnds, daySums } from './day-sum.table.js';
import { decodeMoved, firstBooked, type Moved, movedBetween } from './moved.js';
import { ReportSums } from './report-sums.js';

/** Entries that are summed at once: some ten milliseconds of another thread's. */
const PORTION = 2_000;
/** Who looks waits for so many entries at most; beyond that he is told how many are missing. */
const MOST_WAITED_FOR = 50 * PORTION;
/** The days are brought up to date also while nobody looks, ms. */
const EVERY = 10_000;

/** What customers have on accounts of one kind, 10⁻⁸. */
export interface Owed {
  readonly account: string;
  readonly currency: string;
  readonly sum: bigint;
}

/**
 * Sums of the ledger by day, kept by differences: from the last entry that was summed on, in portions. A day is one of the
 * house's time zone; another zone has days of its own, summed anew the first time. An entry's day is that of the latest
 * booking up to it, so that a day that has ended stays as it is.
 */
@Injectable()
export class DaySums implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('reports');
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly reports: ReportSums,
    private readonly shared: SharedStore,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.timer = setInterval(() => this.keepUp(), EVERY).unref();
    this.keepUp();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Brings the days up to the entries of now. How many entries are still missing: 0 unless they are many. */
  async upToDate(): Promise<number> {
    const missing = await this.missing();
    if (missing > MOST_WAITED_FOR) {
      this.keepUp();
      return missing;
    }
    // What is under way may have looked for the last entry before there was this one.
    if (this.running) await this.running;
    await this.all();
    return 0;
  }

  /** Rows of the days `from` to `to`, both whole. */
  async between(book: 'real' | 'demo', from: string, to: string): Promise<readonly DaySum[]> {
    const where = 'WHERE zone = $1 AND day >= $2 AND day <= $3 AND book = $4 ORDER BY day';
    return this.reader.select(daySums, where, [this.zone(), from, to, book]);
  }

  /** What customers have on each kind of account at the end of a day. */
  async owedAt(book: 'real' | 'demo', day: string): Promise<readonly Owed[]> {
    const where = 'WHERE zone = $1 AND day <= $2 AND book = $3 AND is_house = 0';
    const owed = new Map<string, Owed>();
    for (const row of await this.reader.select(daySums, where, [this.zone(), day, book])) {
      const { account, currency } = row;
      const before = owed.get(`${account} ${currency}`)?.sum ?? 0n;
      const sum = before + BigInt(row.credited) - BigInt(row.debited);
      owed.set(`${account} ${currency}`, { account, currency, sum });
    }
    return [...owed.values()];
  }

  private keepUp(): void {
    this.all().catch((error: unknown) => this.log.error(error));
  }

  private all(): Promise<void> {
    this.running ??= this.sumAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sumAll(): Promise<void> {
    while (!this.isStopping && (await this.missing()) > 0)
      await this.shared.inTurn('day sums', () => this.sumPortion());
  }

  private async missing(): Promise<number> {
    const { upTo } = await this.end();
    const last = await this.reader.number('SELECT coalesce(max(id), 0) FROM ledger_entries');
    return Math.max(0, last - upTo);
  }

  private async end(): Promise<DaySumEnd> {
    const zone = this.zone();
    const found = await this.reader.first(daySumEnds, 'WHERE zone = $1', [zone]);
    return found ?? { zone, day: '', upTo: 0 };
  }

  /** Entries of one day, and no more than fit into a portion. Whoever was quicker has done it. */
  private async sumPortion(): Promise<void> {
    const end = await this.end();
    const last = await this.reader.number('SELECT coalesce(max(id), 0) FROM ledger_entries');
    const most = Math.min(last, end.upTo + PORTION);
    const first = await this.booked(end.upTo, most, 0);
    if (!first) return;
    const itsDay = this.time.dayOf(first.booked);
    const day = itsDay > end.day ? itsDay : end.day;
    const next = await this.booked(end.upTo, most, this.time.range(day, day).before);
    const upTo = next ? next.id - 1 : most;
    const moved = await this.reader.ask(movedBetween({ after: end.upTo, upTo }));
    const rows = [
      ...(await this.added(end.zone, day, moved.map(decodeMoved))),
      ...(await this.reports.added(end.zone, day, { after: end.upTo, upTo })),
    ];
    // By another zone's midnights nothing is written under this one.
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

  private async booked(
    after: number,
    upTo: number,
    since: number,
  ): Promise<{ id: number; booked: number } | null> {
    const [row] = await this.reader.ask(firstBooked({ after, upTo, since }));
    return row ? { id: Number(row.id), booked: Number(row.booked) } : null;
  }

  /** The day's rows with what was moved added to them. */
  private async added(zone: string, day: string, moved: readonly Moved[]): Promise<RowWrite[]> {
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
