import { Injectable } from '@nestjs/common';
import { requiresSecondPerson, SETTING_GROUPS, SETTINGS, type SettingDeclaration } from '@truemark/contracts';
import type { ApprovalRow, SettingDetails, SettingInput, SettingRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { checkSaveCondition } from '../../platform/admin/save-condition.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import type { Approval } from '../approvals/approval.table.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { COUNTRIES } from '../areas/areas.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import {
  checked,
  declarationOf,
  SETTING_CHANGE,
  SettingChange,
  wantedOf,
} from './setting-change.approval.js';
import { SettingGuards } from './setting-guards.admin.js';
import { type LastChange, SettingHistory } from './setting-history.admin.js';
import { isPlannable } from './setting-plan.approval.js';

/** The current setting, or the request for a second operator. */
type Changed = SettingDetails | PendingApproval<ApprovalRow>;

const groupOrder = [...SETTING_GROUPS.keys()];

/** Settings in the back office, driven entirely by their declarations. */
@Injectable()
export class SettingsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly history: SettingHistory,
    private readonly guards: SettingGuards,
    private readonly changes: SettingChange,
    private readonly approvals: Approvals,
    private readonly approvalsAdmin: ApprovalsAdmin,
  ) {}

  async page({ filter, first, limit }: ListRequest): Promise<Listed<SettingRow>> {
    const wanted = SETTINGS.filter((declaration) => fits(declaration, filter)).sort(byGroup);
    const [changes, requests] = await Promise.all([
      this.history.latest(wanted.map(({ key }) => key)),
      this.loadRequests(),
    ]);
    const values = this.engine.view.settings();
    const all = wanted.map((each) =>
      answerOf(each, values.get(each.key), changes.get(each.key), requests.get(each.key)),
    );
    return Listed.of(all, first, filter.id || limit < all.length ? limit : all.length);
  }

  /** One setting with what currently depends on it, so that operators see what a change affects. */
  async one(key: string): Promise<SettingDetails> {
    const declaration = declarationOf(key);
    const [changes, requests, open, customers] = await Promise.all([
      this.history.latest([key]),
      this.loadRequests(),
      this.guards.openPositions(),
      declaration.type === 'countries' ? this.guards.customersByCountry() : null,
    ]);
    const stored = this.engine.view.settings().get(key);
    return {
      ...answerOf(declaration, stored, changes.get(key), requests.get(key)),
      open,
      customers_by_country: customers,
    };
  }

  async change(
    operator: SignedInOperator,
    key: string,
    { value: given, reason }: SettingInput,
  ): Promise<Changed> {
    const declaration = declarationOf(key);
    const value = checked(declaration, given);
    if (value === this.changes.valueOf(declaration)) return this.one(key);
    if (requiresSecondPerson(declaration, value))
      return this.requestChange(operator, declaration, value, reason);
    await this.guards.check(key);
    const outcome = await this.approvals.inTurn(async () => {
      // Approvals came first: the value may have changed since the version was compared.
      await checkSaveCondition();
      return this.engine.submit(this.changes.changing(operator, declaration, value, reason));
    });
    unwrap(outcome);
    return this.one(key);
  }

  /** A first request waits for a second operator; the same request by another decider approves it. */
  private async requestChange(
    operator: SignedInOperator,
    { key, guard }: SettingDeclaration,
    value: string,
    reason: string,
  ): Promise<Changed> {
    if (guard === 'two_owners' && !hasPermission(operator, 'settings', 'edit_guarded')) {
      throw new AdminError(
        403,
        'auth.forbidden',
        'Only an owner may change this, and another owner confirms it.',
      );
    }
    const asking = { kind: SETTING_CHANGE, subject: key, payload: { value }, reason };
    const asked = await this.approvals.submit(operator, asking);
    return 'outcome' in asked
      ? this.one(key)
      : new PendingApproval(await this.approvalsAdmin.one(operator, asked.id));
  }

  /** Newest pending request of each setting. */
  private async loadRequests(): Promise<ReadonlyMap<string, Request>> {
    const waiting = (await this.approvals.waiting(SETTING_CHANGE)).reverse();
    const makers = await this.history.operatorsOf(waiting.map(({ makerId }) => makerId));
    return new Map(waiting.map((row) => [row.subject, { ...row, by: makers.get(row.makerId) ?? NOBODY }]));
  }
}

/** The screens localise the country names. */
const COUNTRY_CHOICES = COUNTRIES.map((country) => ({ value: country, label: country }));

type Request = Approval & { readonly by: { readonly name: string; readonly email: string } };
const NOBODY = { name: '', email: '' };

const byGroup = (a: SettingDeclaration, b: SettingDeclaration): number =>
  groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);

function fits(declaration: SettingDeclaration, { id, group, q }: ListRequest['filter']): boolean {
  if (Array.isArray(id) && !id.includes(declaration.key)) return false;
  if (typeof group === 'string' && group !== declaration.group) return false;
  if (typeof q !== 'string') return true;
  const text = `${declaration.key} ${declaration.description} ${declaration.groupLabel}`.toLowerCase();
  return text.includes(q.trim().toLowerCase());
}

const answerOf = (
  declaration: SettingDeclaration,
  stored: string | undefined,
  last: LastChange | undefined,
  request: Request | undefined,
): SettingRow => ({
  id: declaration.key,
  key: declaration.key,
  group: declaration.group,
  group_name: declaration.groupLabel,
  type: declaration.type,
  description: declaration.description,
  value: stored ?? declaration.default,
  default: declaration.default,
  is_default: stored === undefined || stored === declaration.default,
  is_public: declaration.isPublic,
  least: declaration.least ?? null,
  most: declaration.most ?? null,
  places: declaration.places ?? null,
  unit: declaration.unit ?? null,
  choices: declaration.choices ?? (declaration.type === 'countries' ? COUNTRY_CHOICES : null),
  guard: declaration.guard ?? null,
  stops: declaration.stops ?? false,
  heading: declaration.heading ?? null,
  is_plannable: isPlannable(declaration.key),
  fixed_in_use: declaration.guard === 'unused' || (declaration.isFixedInUse ?? false),
  /** Missing feature without which the setting has no effect; such a setting is in the response but not shown. */
  waits_for: declaration.waitsFor ?? null,
  former: last?.former ?? null,
  changed_by: last?.operatorEmail ?? null,
  changed_by_name: last?.operatorName ?? null,
  asked_by: last?.asker?.email ?? null,
  asked_by_name: last?.asker?.name ?? null,
  changed_at_ms: last?.at ?? null,
  /** Pending request, for a second operator or for its time. */
  requested: request
    ? {
        id: request.id,
        value: wantedOf(request),
        by: request.by.email,
        by_name: request.by.name,
        by_id: request.makerId,
        at_ms: request.madeAt,
        reason: request.reason,
        holds_at_ms: request.holdsAt,
      }
    : null,
});
