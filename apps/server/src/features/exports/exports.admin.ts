import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExportInput, ExportRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { AdminFile } from '../../platform/admin/admin-file.js';
import { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type ExportJob, exportJobs } from './export-job.table.js';
import { ExportJobs, KEPT } from './export-jobs.js';
import { parametersOf } from './list-batches.js';
import { ListSources } from './list-sources.js';

/** Maximum waiting or running exports of one operator. */
const MAX_AT_ONCE = 3;
/** Maximum stored exports of one operator. */
const MAX_KEPT = 50;

const TYPES: Readonly<Record<ExportJob['format'], string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports of an operator; each is visible to its owner only, whatever the role. */
@Injectable()
export class ExportsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly sources: ListSources,
    private readonly jobs: ExportJobs,
  ) {}

  async own({ id }: SignedInOperator): Promise<Listed<ExportRow>> {
    return Listed.of((await this.jobsOf(id)).map((job) => this.answerOf(job)));
  }

  async one(operator: SignedInOperator, id: number): Promise<ExportRow> {
    return this.answerOf(await this.find(operator, id));
  }

  /** Starts an export; `rows` are written in the same commit. Invalid list parameters are refused at once. */
  async ask(
    operator: SignedInOperator,
    { resource, format, filter, sort }: ExportInput,
    beside: readonly RowWrite[] = [],
  ): Promise<ExportRow> {
    const source = this.sources.of(resource, operator);
    const request = { filter, sort: sort ? { field: sort[0], descending: sort[1] === 'DESC' } : null };
    await source.read(operator, parametersOf(request, 0, 0));
    const had = await this.jobsOf(operator.id);
    if (had.filter(({ state }) => state === 'waiting' || state === 'running').length >= MAX_AT_ONCE)
      throw conflict('exports.busy', 'Three of your exports are not finished. Please wait until one is.');
    if (had.length >= MAX_KEPT)
      throw conflict('exports.many', 'You have too many exports. Please delete some of them.');
    const job: ExportJob = {
      id: await this.numbers.next(exportJobs),
      operatorId: operator.id,
      ...{ resource, format, request },
      ...{ state: 'waiting', written: 0, total: null, isCut: false, size: 0 },
      file: randomBytes(16).toString('base64url'),
      createdAt: wallClock.now(),
      endedAt: null,
    };
    const trace = this.audit.row(operator, {
      ...{ action: 'export', resource, resourceId: job.id },
      after: { export: job.id, format, filter, sort: request.sort },
    });
    unwrap(
      await this.engine.submit({
        kind: 'rows.record',
        actor: actorOf(operator),
        rows: [{ op: 'insert', table: exportJobs.name, row: job }, trace, ...beside],
      }),
    );
    return this.answerOf(job);
  }

  async file(operator: SignedInOperator, id: number): Promise<AdminFile> {
    const job = await this.find(operator, id);
    // The role may have changed since.
    this.sources.of(job.resource, operator);
    if (job.state !== 'done') throw notFound('file');
    return new AdminFile(TYPES[job.format], this.jobs.open(job));
  }

  async remove(operator: SignedInOperator, id: number): Promise<{ done: true }> {
    await this.jobs.remove(await this.find(operator, id), actorOf(operator));
    return { done: true };
  }

  private async find({ id: operatorId }: SignedInOperator, id: number): Promise<ExportJob> {
    const job = await this.reader.first(
      exportJobs,
      'WHERE id = $1 AND operator_id = $2 AND created_at > $3',
      [...[id, operatorId, wallClock.now() - KEPT]],
    );
    if (!job) throw notFound('export');
    return job;
  }

  private jobsOf(operatorId: number): Promise<ExportJob[]> {
    return this.reader.select(
      exportJobs,
      'WHERE operator_id = $1 AND created_at > $2 ORDER BY id DESC LIMIT 200',
      [operatorId, wallClock.now() - KEPT],
    );
  }

  private answerOf(job: ExportJob): ExportRow {
    const { state, written, total } = { ...job, ...this.jobs.progressOf(job.id) };
    return {
      ...{ id: job.id, resource: job.resource, format: job.format, filter: job.request.filter },
      ...{ state, rows: written, all: total, is_cut: job.isCut, size: job.size },
      created_at_ms: job.createdAt,
      ended_at_ms: job.endedAt,
      expires_at_ms: job.createdAt + KEPT,
    };
  }
}
