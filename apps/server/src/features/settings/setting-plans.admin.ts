import { Injectable } from '@nestjs/common';
import { requiresSecondPerson, type SettingDeclaration } from '@truemark/contracts';
import type { ApprovalRow, PlannedSettingRow, SettingPlanInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import {
  type PlannedSetting,
  plannedSettings,
} from '../../engine/products/settings/tables/planned-setting.table.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { textOf } from '../../platform/http/texts.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { checked, declarationOf } from './setting-change.approval.js';
import { SettingHistory } from './setting-history.admin.js';
import { type PlanRequest, SETTING_PLAN, SettingPlan } from './setting-plan.approval.js';

const list: ListDeclaration<PlannedSetting> = {
  table: plannedSettings,
  sorts: { id: 'id', holds_at_ms: 'holdsAt' },
  defaultSort: { field: 'id', descending: true },
  filters: { id: ids('id'), key: words('key'), state: words('state') },
};

type Planned = PlannedSettingRow | PendingApproval<ApprovalRow>;

/** Scheduled settings changes: requesting, listing, cancelling. */
@Injectable()
export class SettingPlansAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly plans: SettingPlan,
    private readonly history: SettingHistory,
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  async page(request: ListRequest): Promise<Listed<PlannedSettingRow>> {
    const page = await listPage(this.reader, list, request);
    const emails = await this.history.emailsOf(page.rows.map(({ madeBy }) => madeBy));
    return page.map((plan) => answerOf(plan, emails.get(plan.madeBy)));
  }

  plan(operator: SignedInOperator, key: string, given: SettingPlanInput): Promise<Planned> {
    const declaration = declarationOf(key);
    const value = checked(declaration, given.value);
    const request = { value, holdsAt: given.holds_at_ms };
    return this.submit(
      operator,
      declaration,
      request,
      requiresSecondPerson(declaration, value),
      given.reason,
    );
  }

  /** A setting that needs two operators in both directions needs two to cancel its schedule; any other needs one. */
  async cancel(operator: SignedInOperator, id: number, reason: string): Promise<Planned> {
    const declaration = declarationOf((await this.plans.waiting(id)).key);
    const { guard } = declaration;
    const isOfTwo = guard === 'two_persons' || guard === 'two_owners';
    return this.submit(operator, declaration, { cancel: id }, isOfTwo, reason);
  }

  private async submit(
    operator: SignedInOperator,
    { key, guard }: SettingDeclaration,
    request: PlanRequest,
    needsApproval: boolean,
    reason: string,
  ): Promise<Planned> {
    if (guard === 'two_owners' && !hasPermission(operator, 'settings', 'edit_guarded')) {
      throw new AdminError(
        403,
        'auth.forbidden',
        'Only an owner may change this, and another owner confirms it.',
      );
    }
    const asking = { kind: SETTING_PLAN, subject: key, payload: { ...request }, reason };
    if (!needsApproval) {
      const outcome = await this.approvals.inTurn(async () =>
        unwrap(await this.engine.submit(await this.plans.command(operator, asking, operator.id))),
      );
      return this.answer(outcome);
    }
    const asked = await this.approvals.submit(operator, asking);
    return 'outcome' in asked
      ? this.answer(asked.outcome)
      : new PendingApproval(await this.requests.one(operator, asked.id));
  }

  private async answer(outcome: object): Promise<PlannedSettingRow> {
    const { plan } = outcome as { plan: PlannedSetting };
    return answerOf(plan, (await this.history.emailsOf([plan.madeBy])).get(plan.madeBy));
  }
}

const answerOf = (plan: PlannedSetting, email = ''): PlannedSettingRow => ({
  ...{ id: plan.id, key: plan.key, value: plan.value ?? declarationOf(plan.key).default },
  ...{ holds_at_ms: plan.holdsAt, state: plan.state, made_by: email },
  ...{ made_at_ms: plan.madeAt, ended_at_ms: plan.endedAt },
  refusal: plan.refusal === null ? null : textOf('en', plan.refusal),
});
