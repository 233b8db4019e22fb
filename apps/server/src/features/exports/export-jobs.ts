import type { Readable } from 'node:stream';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DateTime } from 'luxon';
import { EngineClient } from '../../engine/client.js';
import { type Actor, type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { type Cell, Instant } from '../../platform/spreadsheet/cell.js';
import { csvOf } from '../../platform/spreadsheet/csv.js';
import { xlsxOf } from '../../platform/spreadsheet/xlsx.js';
import { SealedStreams } from '../../platform/storage/sealed-streams.js';
import { Deciders } from '../operators/deciders.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { CellNames } from './cell-names.js';
import { type Column, cellOf, columnsOf, nameCurrency, valueAt } from './columns.js';
import { type ExportJob, exportJobs } from './export-job.table.js';
import { listBatches, type Portion } from './list-batches.js';
import { ListSources } from './list-sources.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Retention of an export. */
export const KEPT = 24 * HOUR;
/** A job requested longer ago is not restarted at a server start. */
const MAX_RESUMED_AGE = HOUR;
const CLEANUP_INTERVAL = 10 * 60_000;
/** Interval for storing progress, ms. */
const PROGRESS_INTERVAL = 1_000;

type Progress = Pick<ExportJob, 'state' | 'written' | 'total'>;

interface Run {
  progress: Progress;
  isCut: boolean;
  notedAt: number;
  readonly abortController: AbortController;
}

/**
 * Writes lists to files, one at a time, so that exports never take more than one share of the CPU. Any process may take
 * the request; the file is written by the process that runs jobs, which is notified of the row.
 */
@Injectable()
export class ExportJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('exports');
  private readonly runs = new Map<number, Run>();
  private queueTail: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly files: SealedStreams,
    private readonly sources: ListSources,
    private readonly names: CellNames,
    private readonly settings: Settings,
    private readonly deciders: Deciders,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type !== 'rows.recorded') return;
      for (const write of event.rows) if (write.table === exportJobs.name) this.handleWrite(write);
    });
    await this.resumeInterrupted();
    await this.removeExpired();
    this.timer = setInterval(
      () => void this.removeExpired().catch((error) => this.log.error(error)),
      CLEANUP_INTERVAL,
    );
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    this.stopListening();
    clearInterval(this.timer);
    for (const { abortController } of this.runs.values()) abortController.abort();
    await this.queueTail;
  }

  /** Restarts jobs interrupted by a restart, except those so old that they may have caused the crash. */
  private async resumeInterrupted(): Promise<void> {
    const left = await this.reader.select(exportJobs, `WHERE state IN ('waiting', 'running') ORDER BY id`);
    for (const job of left) {
      if (this.runs.has(job.id)) continue;
      if (job.createdAt > wallClock.now() - MAX_RESUMED_AGE) this.enqueue(job);
      else await this.finish(job, { state: 'failed' });
    }
  }

  private handleWrite({ op, row }: RowWrite): void {
    if (op === 'insert') return this.enqueue(row as ExportJob);
    const { id, state } = row as Partial<ExportJob>;
    const run = state === 'cancelled' && id !== undefined && this.runs.get(id);
    if (!run) return;
    run.abortController.abort();
    run.progress = { ...run.progress, state };
  }

  /** Queues a job. */
  private enqueue(job: ExportJob): void {
    const run: Run = {
      progress: { state: 'waiting', written: 0, total: null },
      isCut: false,
      notedAt: wallClock.now(),
      abortController: new AbortController(),
    };
    this.runs.set(job.id, run);
    this.queueTail = this.queueTail.then(() => this.write(job, run)).catch((error) => this.log.error(error));
  }

  /** Progress of a job that waits or runs in this process. */
  progressOf(id: number): Progress | undefined {
    return this.runs.get(id)?.progress;
  }

  open({ file }: ExportJob): Readable {
    return this.files.read(file);
  }

  /** Cancels a waiting or running job; otherwise deletes it with its file. */
  async remove(job: ExportJob, actor: Actor): Promise<void> {
    if (job.state === 'waiting' || job.state === 'running')
      return this.finish(job, { state: 'cancelled' }, actor);
    await this.record(actor, [{ op: 'remove', table: exportJobs.name, row: { id: job.id } }]);
    await this.files.remove(job.file);
  }

  private async write(job: ExportJob, run: Run): Promise<void> {
    const { signal } = run.abortController;
    try {
      signal.throwIfAborted();
      const operator = await this.findRequester(job);
      run.progress = { ...run.progress, state: 'running' };
      const size = await this.files.write(job.file, this.bytesOf(job, operator, run), signal);
      const { written } = run.progress;
      await this.finish(job, { state: 'done', size, isCut: run.isCut, written, total: written });
    } catch (error) {
      if (!signal.aborted) this.log.error(error, `the export ${job.id} of ${job.resource} failed`);
      // The next start resumes it.
      if (this.isStopping) return;
      const state = signal.aborted ? 'cancelled' : 'failed';
      await this.finish(job, { state, written: run.progress.written, total: run.progress.total });
    } finally {
      this.runs.delete(job.id);
    }
  }

  private bytesOf(job: ExportJob, operator: SignedInOperator, run: Run): AsyncIterable<Buffer> {
    const zone = this.settings.text('timezone');
    const source = this.sources.of(job.resource, operator);
    const columns = columnsOf(job.resource, source.row, zone);
    const currency = this.settings.text('currency');
    const namesCurrency = nameCurrency(columns);
    const head = columns.map(({ title }) => title);
    const rest: readonly Cell[] = namesCurrency ? [] : [currency];
    const instant = (time: number): Instant => {
      const at = DateTime.fromMillis(time, { zone });
      return new Instant(at.toISO({ suppressMilliseconds: false }) ?? '', time + at.offset * MINUTE);
    };
    const portions = this.trackProgress(listBatches(source, operator, job.request), job, run);
    const cells = this.cellsOf(operator, portions, columns, rest, instant);
    const wholeHead = namesCurrency ? head : [...head, 'account currency'];
    return job.format === 'csv' ? csvOf(wholeHead, cells) : xlsxOf(wholeHead, cells);
  }

  /** The requesting operator, with current permissions. */
  private async findRequester({ operatorId }: ExportJob): Promise<SignedInOperator> {
    const operator = await this.deciders.find(operatorId);
    if (!operator?.isActive) throw new Error('nobody may read it any more');
    return this.deciders.asSignedIn(operator);
  }

  private async *trackProgress(
    portions: AsyncIterable<Portion>,
    job: ExportJob,
    run: Run,
  ): AsyncGenerator<readonly object[]> {
    for await (const { rows, all, isCut } of portions) {
      run.abortController.signal.throwIfAborted();
      run.isCut = isCut;
      yield rows;
      const written = run.progress.written + rows.length;
      run.progress = { ...run.progress, written, total: all === null ? null : Math.max(all, written) };
      await this.saveProgress(job, run);
    }
  }

  private async *cellsOf(
    operator: SignedInOperator,
    portions: AsyncIterable<readonly object[]>,
    columns: readonly Column[],
    rest: readonly Cell[],
    instant: (time: number) => Instant,
  ): AsyncGenerator<Cell[][]> {
    for await (const rows of portions) {
      const nameOf = await this.names.of(operator, columns, rows);
      const cell = (column: Column, row: object): Cell => {
        if (column.said) return column.said(row);
        const value = valueAt(row, column.path);
        const name = column.named && typeof value === 'number' ? nameOf(column.named, value) : undefined;
        return name ?? cellOf(column, value, instant);
      };
      yield rows.map((row) => [...columns.map((column) => cell(column, row)), ...rest]);
    }
  }

  /** Stores progress in the row, where other processes read it. */
  private async saveProgress({ id }: ExportJob, run: Run): Promise<void> {
    const now = wallClock.now();
    if (now - run.notedAt < PROGRESS_INTERVAL || run.progress.state !== 'running') return;
    run.notedAt = now;
    await this.record(SYSTEM, [{ op: 'patch', table: exportJobs.name, row: { id, ...run.progress } }]);
  }

  private async finish(
    job: ExportJob,
    change: Partial<ExportJob> & Pick<ExportJob, 'state'>,
    actor = SYSTEM,
  ): Promise<void> {
    const row = { id: job.id, ...change, endedAt: wallClock.now() };
    await this.record(actor, [{ op: 'patch', table: exportJobs.name, row }]);
  }

  /** Deletes expired jobs: first the rows, then every file without a row. */
  private async removeExpired(): Promise<void> {
    const old = await this.reader.select(exportJobs, 'WHERE created_at <= $1', [wallClock.now() - KEPT]);
    const ended = old.filter(({ id }) => !this.runs.has(id));
    if (ended.length > 0)
      await this.record(
        SYSTEM,
        ended.map(({ id }) => ({ op: 'remove', table: exportJobs.name, row: { id } }) as const),
      );
    for (const name of await this.files.names()) {
      const job = await this.reader.first(exportJobs, 'WHERE file = $1', [name]);
      if (!job) await this.files.remove(name);
    }
  }

  private async record(actor: Actor, rows: readonly RowWrite[]): Promise<void> {
    await this.engine.submit({ kind: 'rows.record', actor, rows });
  }
}
