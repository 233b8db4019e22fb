import { Injectable } from '@nestjs/common';
import { type SettingDeclaration, settingDeclaration } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import {
  type PlannedSetting,
  plannedSettings,
} from '../../engine/products/settings/tables/planned-setting.table.js';
import type { Command } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { NETWORKS_SETTING } from '../operators/networks.js';
import type { Role } from '../operators/operator.table.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { checked, declarationOf } from './setting-change.approval.js';
import { SettingGuards } from './setting-guards.admin.js';

export const SETTING_PLAN = 'settings.plan';

/** Scheduled value, or cancellation of a schedule. */
export type PlanRequest = { readonly value: string; readonly holdsAt: number } | { readonly cancel: number };

/** Maximum lead time, ms. */
const MAX_LEAD_TIME = 400 * 24 * 3_600_000;

/** Settings that can only be changed at once, as the lane, which applies a plan, cannot check what such a change needs. */
const NEVER_PLANNED: ReadonlyMap<string, readonly [key: string, why: string]> = new Map([
  // The notice period to customers starts with the change, by the wall clock.
  ['company_status', ['settings.own_notice', 'Customers are given a day’s notice from the change itself.']],
  // Which owners work from these networks is known only while the change is made.
  [
    NETWORKS_SETTING,
    ['settings.never_planned', 'Who could still get in is checked at the change itself: make it at once.'],
  ],
]);

export const isPlannable = (key: string): boolean => !NEVER_PLANNED.has(key);

const OWNERS: readonly Role[] = ['owner'];

/**
 * Schedules a setting or cancels a schedule, at once or after a second operator's approval. The lane applies the
 * schedule.
 */
@Injectable()
@NeedsApproval()
export class SettingPlan implements ApprovalKind {
  readonly name = SETTING_PLAN;
  readonly label = 'Planned setting';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly guards: SettingGuards,
  ) {}

  subjectName({ subject }: ApprovalInput): string | null {
    return settingDeclaration(subject)?.description ?? null;
  }

  decidersOf({ subject }: ApprovalInput): readonly Role[] {
    return settingDeclaration(subject)?.guard === 'two_owners' ? OWNERS : this.deciders;
  }

  /** Checked at the request and at the approval; the lane checks again when it is due. */
  async preview(asked: ApprovalInput): Promise<Preview> {
    const declaration = declarationOf(asked.subject);
    const request = requestOf(asked);
    if ('cancel' in request) {
      const { value, holdsAt } = await this.waiting(request.cancel);
      return { before: shown(value ?? declaration.default, holdsAt), after: null };
    }
    const refusal = NEVER_PLANNED.get(asked.subject);
    if (refusal) throw conflict(...refusal);
    const value = checked(declaration, request.value);
    const now = this.engine.view.now();
    if (request.holdsAt <= now) throw invalid({ holds_at_ms: 'This time has passed: choose a later one.' });
    if (request.holdsAt > now + MAX_LEAD_TIME) throw invalid({ holds_at_ms: 'At most 400 days from now.' });
    await this.guards.check(asked.subject);
    return { before: { value: this.valueOf(declaration) }, after: shown(value, request.holdsAt) };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    return { command: await this.command(decider, asked, asked.makerId) };
  }

  /** Command that records or cancels the schedule, with its audit row. */
  async command(by: SignedInOperator, asked: ApprovalInput, madeBy: number): Promise<Command> {
    const { subject: key, reason } = asked;
    const request = requestOf(asked);
    const { before, after } = await this.preview(asked);
    const isCancel = 'cancel' in request;
    const trace = this.audit.row(by, {
      action: isCancel ? 'cancel_plan' : 'plan',
      ...{ resource: 'settings', resourceId: key, before },
      ...(after !== null && { after }),
      ...(reason && { reason }),
    });
    const shared = { actor: actorOf(by), rows: [trace] };
    if ('cancel' in request) return { kind: 'settings.cancel_plan', planId: request.cancel, ...shared };
    const declaration = declarationOf(key);
    const given = checked(declaration, request.value);
    const value = given === declaration.default ? null : given;
    return { kind: 'settings.plan', key, value, holdsAt: request.holdsAt, madeBy, ...shared };
  }

  async waiting(id: number): Promise<PlannedSetting> {
    const plan = await this.reader.first(plannedSettings, 'WHERE id = $1', [id]);
    if (!plan) throw notFound('planned change');
    if (plan.state !== 'waiting') throw conflict('settings.plan_ended', 'This is no longer pending.');
    return plan;
  }

  private valueOf({ key, default: usual }: SettingDeclaration): string {
    return this.engine.view.settings().get(key) ?? usual;
  }
}

const shown = (value: string, holdsAt: number) => ({ value, from: new Date(holdsAt).toISOString() });

const requestOf = ({ payload }: Pick<ApprovalInput, 'payload'>): PlanRequest =>
  payload as unknown as PlanRequest;
