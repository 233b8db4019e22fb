import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import {
  type PlannedSetting,
  plannedSettings,
} from '../../engine/products/settings/tables/planned-setting.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { operators } from '../operators/operator.table.js';
import { asSignedIn } from '../operators/signed-in-operator.js';
import { declarationOf } from './setting-change.approval.js';

/** Pause before a retry after a database fault, ms. */
const RETRY_DELAY = 1_000;

/**
 * Writes audit rows about the outcome of scheduled changes, in the name of their requester. The flag on the plan
 * commits with the row, so a crash only delays it and no row is written twice.
 */
@Injectable()
export class SettingPlanAuditor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('SettingPlanTraces');
  private queueTail: Promise<void> = Promise.resolve();
  private isStopping = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'settings.plan_ended' && !event.plan.isTraced) this.wake();
    });
    this.wake();
  }

  /** Finishes the pending rows while the engine still writes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.stopListening();
    await this.queueTail;
  }

  private wake(): void {
    this.queueTail = this.queueTail
      .then(() => this.auditAll())
      .catch(async (error: unknown) => {
        this.log.error(error);
        if (this.isStopping) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
        this.wake();
      });
  }

  private async auditAll(): Promise<void> {
    const ended = `WHERE is_traced = 0 AND state <> 'waiting' ORDER BY id`;
    for (const plan of await this.reader.select(plannedSettings, ended, [])) await this.auditPlan(plan);
  }

  private async auditPlan({
    id,
    key,
    value,
    state,
    holdsAt,
    refusal,
    madeBy,
  }: PlannedSetting): Promise<void> {
    const maker = await this.reader.first(operators, 'WHERE id = $1', [madeBy]);
    // Operators are never deleted.
    if (!maker) return;
    const trace = this.audit.row(asSignedIn(maker, ''), {
      action: state === 'held' ? 'edit' : 'refuse_plan',
      ...{ resource: 'settings', resourceId: key },
      after: { value: value ?? declarationOf(key).default, planned_for: new Date(holdsAt).toISOString() },
      ...(refusal !== null && { reason: refusal }),
    });
    const patch: RowWrite = { op: 'patch', table: plannedSettings.name, row: { id, isTraced: true } };
    const seen = [{ table: plannedSettings.name, row: { key: id, isTraced: false } }];
    const outcome = await this.engine.submit({
      ...{ kind: 'rows.record', actor: SYSTEM, seen },
      rows: [patch, trace],
    });
    // Another process has written it meanwhile.
    if (isRefusal(outcome) && outcome.key !== 'rows.changed') throw new Error(outcome.key);
  }
}
