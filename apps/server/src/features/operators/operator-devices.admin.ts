import { Injectable } from '@nestjs/common';
import type { OperatorDevice, Revocation } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import type { Session } from '../sessions/session.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

/** Active sessions of operators: each can end their own, an owner anybody's. */
@Injectable()
export class OperatorDevices {
  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: OperatorSessions,
  ) {}

  async list(by: SignedInOperator, operatorId: number): Promise<OperatorDevice[]> {
    return (await this.sessions.live(operatorId)).map((session) => answerOf(session, by));
  }

  async revoke(by: SignedInOperator, operatorId: number, { id }: Revocation): Promise<OperatorDevice[]> {
    const rows =
      id === undefined
        ? await this.sessions.endingAll(operatorId, by.sessionId)
        : await this.sessions.ending(operatorId, id);
    if (id !== undefined && rows.length === 0) throw notFound('session');
    const trace = this.audit.row(by, {
      action: 'end sessions',
      resource: 'operators',
      resourceId: operatorId,
      after: { ended: rows.length },
    });
    if (rows.length > 0) {
      unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(by), rows: [...rows, trace] }));
    }
    return this.list(by, operatorId);
  }
}

const answerOf = (session: Session, by: SignedInOperator): OperatorDevice => ({
  id: session.id,
  address: session.address,
  user_agent: session.userAgent,
  created_at_ms: session.createdAt,
  last_used_at_ms: session.lastUsedAt,
  is_current: session.id === by.sessionId,
});
