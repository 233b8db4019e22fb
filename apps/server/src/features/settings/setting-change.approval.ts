import { Injectable } from '@nestjs/common';
import { checkSetting, type SettingDeclaration, settingDeclaration } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { ChangeSettings } from '../../engine/products/settings/commands.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { textOf } from '../../platform/http/texts.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { COUNTRIES } from '../areas/areas.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { containsPaymentDetails } from '../desk/payment-details-filter.js';
import { LockOutGuard } from '../operators/lock-out-guard.js';
import { NETWORKS_SETTING, networksOf } from '../operators/networks.js';
import type { Role } from '../operators/operator.table.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { SettingGuards } from './setting-guards.admin.js';

export const SETTING_CHANGE = 'settings.change';

/** Requested value. */
export const wantedOf = ({ payload }: Pick<Approval, 'payload'>): string => String(payload.value);

const OWNERS: readonly Role[] = ['owner'];

/** Changes settings, at once or after a second operator's approval. */
@Injectable()
@NeedsApproval()
export class SettingChange implements ApprovalKind {
  readonly name = SETTING_CHANGE;
  readonly label = 'Setting';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly guards: SettingGuards,
    private readonly lockOut: LockOutGuard,
  ) {}

  subjectName({ subject }: ApprovalInput): string | null {
    return settingDeclaration(subject)?.description ?? null;
  }

  decidersOf({ subject }: ApprovalInput): readonly Role[] {
    return settingDeclaration(subject)?.guard === 'two_owners' ? OWNERS : this.deciders;
  }

  async preview(asked: ApprovalInput): Promise<Preview> {
    const declaration = declarationOf(asked.subject);
    const before = this.valueOf(declaration);
    const after = checked(declaration, wantedOf(asked));
    if (before === after) throw conflict('approvals.pointless', 'It already has this value.');
    await this.guards.check(asked.subject);
    if (asked.subject === NETWORKS_SETTING)
      await this.lockOut.requireOwnerInside({ house: networksOf(after) });
    return { before: { value: before }, after: { value: after } };
  }

  async prepare(asked: ApprovalInput, decider: SignedInOperator): Promise<Execution> {
    const { subject: key, reason } = asked;
    const value = wantedOf(asked);
    return { command: this.changing(decider, declarationOf(key), value, reason) };
  }

  /** Command that writes a validated value. */
  changing(
    by: SignedInOperator,
    declaration: SettingDeclaration,
    value: string,
    reason = '',
  ): ChangeSettings {
    const { key } = declaration;
    const trace = this.audit.row(by, {
      action: 'edit',
      resource: 'settings',
      resourceId: key,
      before: { value: this.valueOf(declaration) },
      after: { value },
      ...(reason && { reason }),
    });
    const values = { [key]: value === declaration.default ? null : value };
    return { kind: 'settings.change', actor: actorOf(by), values, rows: [trace], at: wallClock.now() };
  }

  valueOf({ key, default: usual }: SettingDeclaration): string {
    return this.engine.view.settings().get(key) ?? usual;
  }
}

export function declarationOf(key: string): SettingDeclaration {
  const declaration = settingDeclaration(key);
  if (!declaration) throw notFound('setting');
  return declaration;
}

const everyCountry = (codes: string): boolean =>
  codes === '' || codes.split(',').every((code) => COUNTRIES.includes(code));

/** Value in stored form; throws if its declaration rejects it. */
export function checked(declaration: SettingDeclaration, given: string): string {
  const result = checkSetting(declaration, given);
  if ('error' in result) throw invalid({ value: textOf('en', result.error) });
  if (declaration.type === 'countries' && !everyCountry(result.value)) {
    throw invalid({ value: 'There is no such country: choose from the list.' });
  }
  if (declaration.type === 'text' && containsPaymentDetails(result.value)) {
    throw invalid({ value: textOf('en', 'validation.no_payment_details') });
  }
  return result.value;
}
