import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import { type DurationInput, type DurationRow, durationInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { type Duration, durations } from '../../engine/products/options/tables/option.table.js';
import type { Command } from '../../engine/protocol.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { GuardedTerms, type PlainTerms, type Removed, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { forAll } from './for-all.admin.js';
import { RunningOptions } from './running-options.admin.js';

const list: ListDeclaration<Duration> = {
  table: durations,
  sorts: { id: 'id', ForexId: 'symbolId', Seconds: 'seconds', ProfitRatio: 'ratio', MaxAmount: 'most' },
  defaultSort: { field: 'Seconds', descending: false },
  then: 'seconds',
  filters: { id: ids('id'), forex_id: ids('symbolId'), for_all: forAll, IsEnabled: flag('isEnabled') },
};

/** Running options of a duration. */
interface RunningOnDuration {
  options: number;
  readonly customers: Set<number>;
}

/**
 * Durations with payout ratios and amounts, for one symbol or for all without their own. They are the same for every
 * customer; running options keep their terms.
 */
@Injectable()
@NeedsApproval()
export class DurationsAdmin extends GuardedTerms<Duration, DurationInput, ExactDecimals<DurationRow>> {
  readonly resource = 'durations';
  readonly label = 'Duration';
  protected readonly schema = durationInput;
  protected readonly unguardedFields = [];
  protected readonly switchField = 'IsEnabled';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly runningOptions: RunningOptions,
    private readonly symbols: SymbolDirectory,
    private readonly audit: AuditRowBuilder,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<ExactDecimals<DurationRow>>> {
    const page = await listPage(this.reader, list, request);
    const onThem = this.countRunning();
    return page.map((duration) => this.answerOf(duration, onThem));
  }

  async one(id: number): Promise<ExactDecimals<DurationRow>> {
    return this.answerOf(await this.find(id), this.countRunning());
  }

  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    duration: Duration | null,
    before: Duration | null,
  ): Promise<Command> {
    const trace = this.audit.row(by, {
      action,
      resource: 'durations',
      resourceId: this.nameOf((before ?? duration) as Duration),
      before: before && termsOf(before),
      after: duration && termsOf(duration),
    });
    const shared = { actor: actorOf(by), rows: [trace] };
    if (duration) return { kind: 'duration.put', duration, ...shared };
    return { kind: 'duration.remove', durationId: (before as Duration).id, ...shared };
  }

  protected override async buildAnswer(outcome: object): Promise<ExactDecimals<DurationRow> | Removed> {
    if (!('duration' in outcome)) return { done: true };
    return this.answerOf(outcome.duration as Duration, this.countRunning());
  }

  protected override async check({ id, symbolId, seconds }: Duration): Promise<void> {
    if (symbolId !== null && !this.symbols.get(symbolId))
      throw invalid({ ForexId: 'There is no such symbol.' });
    const isTaken = this.engine.view
      .durations()
      .some((each) => each.id !== id && each.symbolId === symbolId && each.seconds === seconds);
    if (isTaken) throw invalid({ Seconds: 'There is already a duration of this length.' });
  }

  /** Running options by the duration that currently offers their symbol and seconds. */
  private countRunning(): ReadonlyMap<string, RunningOnDuration> {
    const known = new Set(this.engine.view.durations().map(keyOf));
    const found = new Map<string, RunningOnDuration>();
    for (const { symbolId, seconds, customerId } of this.runningOptions.values()) {
      const own = keyOf({ symbolId, seconds });
      const key = known.has(own) ? own : keyOf({ symbolId: null, seconds });
      const onIt = found.get(key) ?? { options: 0, customers: new Set<number>() };
      onIt.options += 1;
      onIt.customers.add(customerId);
      found.set(key, onIt);
    }
    return found;
  }

  private answerOf(
    duration: Duration,
    onThem: ReadonlyMap<string, RunningOnDuration>,
  ): ExactDecimals<DurationRow> {
    const onIt = onThem.get(keyOf(duration));
    return {
      id: duration.id,
      ...termsOf(duration),
      ShowCode: this.showCodeOf(duration.symbolId),
      OpenOptions: onIt?.options ?? 0,
      OpenCustomers: onIt?.customers.size ?? 0,
    };
  }

  protected override termsOf(duration: Duration): PlainTerms {
    return termsOf(duration);
  }

  protected override rowOf(id: number, input: DurationInput): Duration {
    return rowOf(id, input);
  }

  private showCodeOf(symbolId: number | null): string | null {
    return symbolId === null ? null : (this.symbols.get(symbolId)?.showCode ?? String(symbolId));
  }

  protected override nameOf({ symbolId, seconds }: Duration): string {
    return `${this.showCodeOf(symbolId) ?? 'All others'}, ${seconds} s`;
  }

  protected override async find(id: number): Promise<Duration> {
    const row = await this.reader.first(durations, 'WHERE id = $1', [id]);
    if (!row) throw notFound('duration');
    return row;
  }
}

const keyOf = ({ symbolId, seconds }: Pick<Duration, 'symbolId' | 'seconds'>): string =>
  `${symbolId ?? 'all'}-${seconds}`;

const termsOf = (duration: Duration) => ({
  ForexId: duration.symbolId,
  Seconds: duration.seconds,
  ProfitRatio: duration.ratio,
  LimitAmount: duration.least,
  MaxAmount: duration.most,
  IsEnabled: duration.isEnabled,
});

const rowOf = (id: number, input: DurationInput): Duration => ({
  id,
  symbolId: input.ForexId,
  seconds: input.Seconds,
  ratio: input.ProfitRatio,
  least: input.LimitAmount,
  most: input.MaxAmount,
  isEnabled: input.IsEnabled,
});
