import { Injectable } from '@nestjs/common';
import { rowsIn } from '../../platform/admin/rows-in.js';
import { Reader } from '../../platform/database/reader.js';
import { auditLog } from '../audit/audit.table.js';
import { operators } from '../operators/operator.table.js';

/** What the audit log says last of a setting. */
export interface LastChange {
  readonly at: number;
  readonly operatorEmail: string;
  readonly former: string | null;
}

/** Who changed which setting last, and what it was before: read from the audit log. */
@Injectable()
export class SettingHistory {
  constructor(private readonly reader: Reader) {}

  async latest(keys: readonly string[]): Promise<ReadonlyMap<string, LastChange>> {
    if (keys.length === 0) return new Map();
    const placeholders = keys.map((_, index) => `$${index + 1}`).join(', ');
    const rows = await this.reader.select(
      auditLog,
      `WHERE id IN (SELECT max(id) FROM audit_log
        WHERE resource = 'settings' AND action = 'edit' AND resource_id IN (${placeholders}) GROUP BY resource_id)`,
      keys,
    );
    return new Map(
      rows.map(({ resourceId, at, operatorEmail, before }) => [
        resourceId,
        { at, operatorEmail, former: valueOf(before) },
      ]),
    );
  }

  /** Operators' numbers → their addresses. */
  async emailsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map((await rowsIn(this.reader, operators, 'id', ids)).map(({ id, email }) => [id, email]));
  }
}

function valueOf(json: string | null): string | null {
  if (json === null) return null;
  const { value } = JSON.parse(json) as { value?: unknown };
  return typeof value === 'string' ? value : null;
}
