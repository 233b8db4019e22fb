import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ClaimAssignment, ClaimRow } from '@truemark/contracts/admin';
import { invalid } from '../../platform/admin/admin-error.js';
import { Listed } from '../../platform/admin/listed.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { operators } from '../operators/operator.table.js';
import { OperatorRoles } from '../operators/operator-roles.js';
import { OperatorSessions } from '../operators/operator-sessions.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type ClaimKind, type ReviewClaim, subjectOf } from './claim.table.js';
import { type ClaimedQueue, claimedQueues } from './claimed-queue.js';
import { CLAIM_LIFETIME, Claims, removal } from './claims.js';

/**
 * Shows claims to everyone who may read the queue; an owner may reassign them. Claims end with the last session of
 * their holder.
 */
@Injectable()
export class ClaimsAdmin implements OnModuleInit {
  private queues: ReadonlyMap<string, ClaimedQueue> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly sessions: OperatorSessions,
    private readonly roles: OperatorRoles,
  ) {}

  onModuleInit(): void {
    this.queues = claimedQueues(this.discovery);
    this.sessions.onLastSessionEnd(async ({ id }) =>
      (await this.claims.all()).filter(({ operatorId }) => operatorId === id).map(removal),
    );
  }

  async page(operator: SignedInOperator): Promise<Listed<ClaimRow>> {
    const seen = (await this.claims.all()).filter(({ kind }) => hasPermission(operator, kind, 'read'));
    return new Listed(await this.answers(operator, seen), 0, seen.length);
  }

  async release(operator: SignedInOperator, id: string): Promise<{ done: true }> {
    const { kind, subjectId } = subjectOf(id);
    const customerId = await this.customerOf(kind, subjectId);
    const change = { action: 'release', resource: kind, resourceId: subjectId, customerId };
    const trace = this.audit.row(operator, change);
    const anybodys = hasPermission(operator, 'claims', 'reassign');
    await this.claims.release(operator, kind, subjectId, { anybodys, trace });
    return { done: true };
  }

  /** Assigns to an operator who might have claimed it. */
  async assign(
    operator: SignedInOperator,
    id: string,
    { operator_id: to }: ClaimAssignment,
  ): Promise<ClaimRow> {
    const { kind, subjectId } = subjectOf(id);
    const next = await this.reader.first(operators, 'WHERE id = $1 AND is_active = 1', [to]);
    if (!next || !hasPermission(await this.roles.of(next), kind, 'claim'))
      throw invalid({ operator_id: 'This operator’s role may not claim in this queue.' });
    const after = { claimed_by: next.email };
    const customerId = await this.customerOf(kind, subjectId);
    const change = { action: 'assign', resource: kind, resourceId: subjectId, customerId, after };
    const trace = this.audit.row(operator, change);
    await this.claims.handOver(operator, kind, subjectId, { to, trace });
    const claim: ReviewClaim = { kind, subjectId, operatorId: to, at: wallClock.now() };
    const [answer] = await this.answers(operator, [claim]);
    return answer as ClaimRow;
  }

  /** Customer of the item, so that the audit row also appears in the customer's log. */
  private async customerOf(kind: ClaimKind, subjectId: number): Promise<number | null> {
    return (await this.queues.get(kind)?.customerOf(subjectId)) ?? null;
  }

  private async answers(operator: SignedInOperator, claims: readonly ReviewClaim[]): Promise<ClaimRow[]> {
    const holders = claims.map(({ operatorId }) => operatorId);
    const people = await rowsIn(this.reader, operators, 'id', holders);
    const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
    return claims.map(({ kind, subjectId, operatorId, at }) => ({
      id: `${kind}-${subjectId}`,
      resource: kind,
      subject_id: subjectId,
      operator_id: operatorId,
      operator: names.get(operatorId) ?? '',
      since_ms: at,
      until_ms: at + CLAIM_LIFETIME,
      is_own: operatorId === operator.id,
    }));
  }
}
