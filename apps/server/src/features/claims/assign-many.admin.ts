import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AssignMany, BulkAnswer, BulkRow } from '@truemark/contracts/admin';
import { invalid } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type Operator, operators } from '../operators/operator.table.js';
import { OperatorRoles } from '../operators/operator-roles.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type ClaimKind, subjectOf } from './claim.table.js';
import { type ClaimedQueue, claimedQueues } from './claimed-queue.js';
import { Claims } from './claims.js';

type AssignResult = Pick<BulkRow, 'id' | 'name' | 'why'> & {
  readonly kind: ClaimKind;
  readonly subjectId: number;
};

/** An owner assigns several queued items to one operator, claimed ones too. */
@Injectable()
export class AssignManyAdmin implements OnModuleInit {
  private queues: ReadonlyMap<string, ClaimedQueue> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly roles: OperatorRoles,
  ) {}

  onModuleInit(): void {
    this.queues = claimedQueues(this.discovery);
  }

  async run(
    operator: SignedInOperator,
    { ids, operator_id: to, is_preview }: AssignMany,
  ): Promise<BulkAnswer> {
    const next = await this.reader.first(operators, 'WHERE id = $1 AND is_active = 1', [to]);
    if (!next) throw invalid({ operator_id: 'There is no such operator.' });
    const judged = await this.validate(ids, next);
    if (!is_preview) {
      for (const { kind, subjectId, why } of judged) {
        if (why !== null) continue;
        const after = { claimed_by: next.email };
        const customerId = (await this.queues.get(kind)?.customerOf(subjectId)) ?? null;
        const change = { action: 'assign', resource: kind, resourceId: subjectId, customerId, after };
        await this.claims.give(operator, kind, subjectId, { to, trace: this.audit.row(operator, change) });
      }
    }
    const rows = judged.map(({ id, name, why }): BulkRow => {
      return { id, name, why, outcome: why === null ? 'done' : 'left_out', request_id: null };
    });
    return { is_preview, rows };
  }

  private async validate(ids: readonly string[], next: Operator): Promise<AssignResult[]> {
    const place = await this.roles.of(next);
    const subjects = ids.map((id) => ({ id, ...subjectOf(id) }));
    const judged = new Map<string, AssignResult>();
    for (const kind of new Set(subjects.map((subject) => subject.kind))) {
      const some = subjects.filter((subject) => subject.kind === kind);
      const numbers = some.map(({ subjectId }) => subjectId);
      const [waiting, holders] = await Promise.all([
        this.queues.get(kind)?.waiting(numbers) ?? new Set<number>(),
        this.claims.holders(kind, numbers),
      ]);
      for (const { id, subjectId } of some) {
        const holder = holders.get(subjectId);
        const why = !hasPermission(place, kind, 'claim')
          ? 'This operator’s role may not claim in this queue.'
          : !waiting.has(subjectId)
            ? 'This is not pending.'
            : holder?.operatorId === next.id
              ? 'This operator has already claimed it.'
              : null;
        judged.set(id, { id, name: `${kind} ${subjectId}`, why, kind, subjectId });
      }
    }
    return ids.flatMap((id) => judged.get(id) ?? []);
  }
}
