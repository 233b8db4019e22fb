import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type AuditRow, auditLog } from './audit.table.js';
import { MonotonicIds } from './monotonic-ids.js';

/** Operator action on one resource. `before` and `after` hold only what may be shown: never a secret. */
export interface AuditedChange {
  readonly action: string;
  readonly resource: string;
  readonly resourceId: string | number;
  /** Customer concerned, if any. */
  readonly customerId?: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/**
 * Builds audit rows that are part of a command, so that a change and its audit row commit together. The lane assigns
 * the chain places, in the order of writing.
 */
@Injectable()
export class AuditRowBuilder {
  private readonly numbers = new MonotonicIds();

  row(operator: SignedInOperator, change: AuditedChange): RowWrite {
    const row: Omit<AuditRow, 'place' | 'hash'> = {
      id: this.numbers.next(),
      at: Date.now(),
      operatorId: operator.id,
      operatorEmail: operator.email,
      address: operator.address,
      action: change.action,
      resource: change.resource,
      resourceId: String(change.resourceId),
      customerId: change.customerId ?? null,
      before: text(change.before),
      after: text(change.after),
      reason: change.reason ?? null,
    };
    return { op: 'insert', table: auditLog.name, row };
  }
}

const text = (value: unknown): string | null =>
  value === undefined || value === null ? null : stringifyWire(value);
