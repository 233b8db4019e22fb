import { Injectable } from '@nestjs/common';
import {
  checkSetting,
  SETTING_GROUPS,
  SETTINGS,
  type SettingDeclaration,
  type SettingGroup,
  settingDeclaration,
} from '@truemark/contracts';
import { z } from 'zod';
import { Engine } from '../../engine/engine.js';
import { accepted } from '../../platform/admin/accepted.js';
import { AdminError, invalid, notFound } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { wallClock } from '../../platform/clock.js';
import { textOf } from '../../platform/http/texts.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { may } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type OpenPositions, SettingGuards } from './setting-guards.admin.js';
import { type LastChange, SettingHistory } from './setting-history.admin.js';

export const settingShape = z.object({
  value: z.union([
    z.string().max(1000),
    z.number().transform((value) => String(value)),
    z.boolean().transform((value) => (value ? '1' : '0')),
  ]),
});

const groupOrder = Object.keys(SETTING_GROUPS) as SettingGroup[];

/** Settings as operators read and change them: everything about a key comes from its declaration. */
@Injectable()
export class SettingsAdmin {
  constructor(
    private readonly engine: Engine,
    private readonly audit: AuditTrail,
    private readonly history: SettingHistory,
    private readonly guards: SettingGuards,
  ) {}

  async page({ filter, first, limit }: ListRequest): Promise<Listed<SettingAnswer>> {
    const wanted = SETTINGS.filter((declaration) => fits(declaration, filter)).sort(byGroup);
    const changes = await this.history.latest(wanted.map(({ key }) => key));
    const values = this.engine.settings();
    const all = wanted.map((each) => answerOf(each, values.get(each.key), changes.get(each.key)));
    return Listed.of(all, first, filter.id || limit < all.length ? limit : all.length);
  }

  /** One setting, with what is open at this instant: whoever changes it sees what he touches. */
  async one(key: string): Promise<SettingAnswer & { open: OpenPositions }> {
    const declaration = declarationOf(key);
    const [changes, open] = await Promise.all([this.history.latest([key]), this.guards.openPositions()]);
    return { ...answerOf(declaration, this.engine.settings().get(key), changes.get(key)), open };
  }

  async change(operator: SignedInOperator, key: string, given: string): Promise<object> {
    const declaration = declarationOf(key);
    const checked = checkSetting(declaration, given);
    if ('error' in checked) throw invalid({ value: textOf('en', checked.error) });
    const before = this.engine.settings().get(key) ?? declaration.default;
    if (checked.value === before) return this.one(key);
    if (declaration.guard === 'two_persons' && !(await this.isConfirmed(operator, key, checked.value))) {
      return this.one(key);
    }
    if (declaration.guard === 'unused') await this.guards.check(key);
    await this.write(operator, declaration, before, checked.value);
    await this.guards.follow(key, checked.value);
    return this.one(key);
  }

  private async write(
    operator: SignedInOperator,
    declaration: SettingDeclaration,
    before: string,
    after: string,
  ): Promise<void> {
    const { key } = declaration;
    const values = { [key]: after === declaration.default ? null : after };
    const trace = this.audit.row(operator, {
      action: 'edit',
      resource: 'settings',
      resourceId: key,
      before: { value: before },
      after: { value: after },
    });
    const command = { kind: 'settings.change', actor: actorOf(operator), values, rows: [trace] } as const;
    accepted(await this.engine.submit({ ...command, at: wallClock.now() }));
  }

  /** The first owner's wish is put on record; the same wish of another owner within a day makes it true. */
  private async isConfirmed(operator: SignedInOperator, key: string, value: string): Promise<boolean> {
    if (!may(operator.role, 'settings', 'edit_guarded')) {
      throw new AdminError(
        403,
        'auth.forbidden',
        'Only an owner may change this, and another owner confirms it.',
      );
    }
    const pending = (await this.history.latest([key])).get(key)?.request;
    if (pending && pending.value === value && pending.operatorId !== operator.id) return true;
    const trace = this.audit.row(operator, {
      action: 'request',
      resource: 'settings',
      resourceId: key,
      after: { value },
    });
    accepted(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [trace] }));
    return false;
  }
}

function declarationOf(key: string): SettingDeclaration {
  const declaration = settingDeclaration(key);
  if (!declaration) throw notFound('setting');
  return declaration;
}

const byGroup = (a: SettingDeclaration, b: SettingDeclaration): number =>
  groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);

function fits(declaration: SettingDeclaration, { id, group, q }: ListRequest['filter']): boolean {
  if (Array.isArray(id) && !id.includes(declaration.key)) return false;
  if (typeof group === 'string' && group !== declaration.group) return false;
  if (typeof q !== 'string') return true;
  const text =
    `${declaration.key} ${declaration.description} ${SETTING_GROUPS[declaration.group]}`.toLowerCase();
  return text.includes(q.trim().toLowerCase());
}

const answerOf = (
  declaration: SettingDeclaration,
  stored: string | undefined,
  last: LastChange | undefined,
) => ({
  id: declaration.key,
  key: declaration.key,
  group: declaration.group,
  group_name: SETTING_GROUPS[declaration.group],
  type: declaration.type,
  description: declaration.description,
  value: stored ?? declaration.default,
  default: declaration.default,
  is_default: stored === undefined || stored === declaration.default,
  is_public: declaration.isPublic,
  least: declaration.least ?? null,
  most: declaration.most ?? null,
  places: declaration.places ?? null,
  choices: declaration.choices ?? null,
  guard: declaration.guard ?? null,
  former: last?.change?.former ?? null,
  changed_by: last?.change?.operatorEmail ?? null,
  changed_at_ms: last?.change?.at ?? null,
  /** Asked for by one owner, waiting for another. */
  requested: last?.request
    ? {
        value: last.request.value,
        by: last.request.operatorEmail,
        by_id: last.request.operatorId,
        at_ms: last.request.at,
      }
    : null,
});
export type SettingAnswer = ReturnType<typeof answerOf>;
