import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type AuditRow, auditLog } from '../audit/audit.table.js';

const DAY = 24 * 3_600_000;

/** What the audit log says last of a setting. */
export interface LastChange {
  readonly change?: {
    readonly at: number;
    readonly operatorEmail: string;
    readonly former: string | null;
  };
  /** One owner's wish of the last day that no other owner has confirmed yet. */
  readonly request?: {
    readonly at: number;
    readonly operatorId: number;
    readonly operatorEmail: string;
    readonly value: string;
  };
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
      `WHERE id IN (SELECT max(id) FROM audit_log WHERE resource = 'settings' AND resource_id IN (${placeholders})
        GROUP BY resource_id, action) ORDER BY id`,
      keys,
    );
    const found = new Map<string, LastChange>();
    for (const row of rows) found.set(row.resourceId, { ...found.get(row.resourceId), ...read(row) });
    return found;
  }
}

/** Rows come oldest first: a change that followed a request has settled it. */
function read({ action, at, operatorId, operatorEmail, before, after }: AuditRow): LastChange {
  if (action === 'edit')
    return { change: { at, operatorEmail, former: valueOf(before) }, request: undefined };
  const value = valueOf(after);
  if (action !== 'request' || value === null || at + DAY < Date.now()) return {};
  return { request: { at, operatorId, operatorEmail, value } };
}

function valueOf(json: string | null): string | null {
  if (json === null) return null;
  const { value } = JSON.parse(json) as { value?: unknown };
  return typeof value === 'string' ? value : null;
}
