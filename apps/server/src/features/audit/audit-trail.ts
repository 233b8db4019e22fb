import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type AuditRow, auditLog } from './audit.table.js';
import { RisingNumbers } from './rising-numbers.js';

/** What an operator did to one thing. `before` and `after` hold only what can be shown: never a secret. */
export interface AuditedChange {
  readonly action: string;
  readonly resource: string;
  readonly resourceId: string | number;
  /** Whom it concerns, where it concerns one customer. */
  readonly customerId?: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/**
 * Makes the audit rows that travel with a command, so that a change and its trace commit together. Their places in the
 * chain come from the lane, in the order in which they are written.
 */
@Injectable()
export class AuditTrail {
  private readonly numbers = new RisingNumbers();

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
