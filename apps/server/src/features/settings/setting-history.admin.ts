import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { auditLog } from '../audit/audit.table.js';
import { operators } from '../operators/operator.table.js';

/** Latest audit row of a setting. */
export interface LastChange {
  readonly at: number;
  readonly operatorEmail: string;
  readonly operatorName: string;
  /** Requester, if the change took two operators. */
  readonly asker: { readonly name: string; readonly email: string } | null;
  readonly former: string | null;
}

/** Last change of each setting and its previous value, from the audit log. */
@Injectable()
export class SettingHistory {
  constructor(private readonly reader: DatabaseReader) {}

  async latest(keys: readonly string[]): Promise<ReadonlyMap<string, LastChange>> {
    if (keys.length === 0) return new Map();
    const statement = queryBuilder(auditLog)
      .selectFrom('audit_log')
      .selectAll()
      .where('id', 'in', (last) =>
        last
          .selectFrom('audit_log')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('resource', '=', 'settings')
          .where('action', '=', 'edit')
          .where('resource_id', 'in', keys)
          .groupBy('resource_id'),
      );
    const rows = await this.reader.rows(auditLog, statement);
    const emails = [...new Set(rows.map(({ operatorEmail }) => operatorEmail))];
    const people = await rowsIn(this.reader, operators, 'email', emails);
    const names = new Map(people.map(({ email, name }) => [email, name]));
    const askers = await this.operatorsOf(rows.flatMap(({ after }) => askerIn(after) ?? []));
    return new Map(
      rows.map(({ resourceId, at, operatorEmail, before, after }) => [
        resourceId,
        {
          ...{ at, operatorEmail, operatorName: names.get(operatorEmail) ?? '', former: valueOf(before) },
          asker: askers.get(askerIn(after) ?? 0) ?? null,
        },
      ]),
    );
  }

  /** Names and addresses of operators by number. */
  async operatorsOf(
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly name: string; readonly email: string }>> {
    return new Map((await rowsIn(this.reader, operators, 'id', ids)).map((each) => [each.id, each]));
  }

  /** Operator number → address. */
  async emailsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map([...(await this.operatorsOf(ids))].map(([id, { email }]) => [id, email]));
  }
}

function askerIn(json: string | null): number | null {
  const { asked_for_by: maker } = JSON.parse(json ?? '{}') as { asked_for_by?: unknown };
  return typeof maker === 'number' ? maker : null;
}

function valueOf(json: string | null): string | null {
  if (json === null) return null;
  const { value } = JSON.parse(json) as { value?: unknown };
  return typeof value === 'string' ? value : null;
}
