import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { auditLog } from '../audit/audit.table.js';
import { operators } from '../operators/operator.table.js';
import type { Resource } from '../operators/role-matrix.js';

/** Name of the decider, and the time. */
export interface Decided {
  readonly by: string;
  readonly at: number;
}

/** Actions that end an item's wait in a queue. A payment or repayment was decided before. */
const DECISIONS = ['approve', 'reject', 'invalid', 'write_off'];

/** Deciders of queue items, from the audit log; of two operators, the last one. */
@Injectable()
export class Deciders {
  constructor(private readonly reader: DatabaseReader) {}

  async of(resource: Resource, ids: readonly number[]): Promise<ReadonlyMap<number, Decided>> {
    if (ids.length === 0) return new Map();
    const columns = columnsOf(auditLog);
    const decisions = await this.reader.rows(
      auditLog,
      untypedQueries
        .selectFrom(auditLog.name)
        .selectAll()
        .where(condition(columns.resource, '=', resource))
        .where(condition(columns.resourceId, 'in', ids.map(String)))
        .where(condition(columns.action, 'in', DECISIONS))
        .orderBy('id'),
    );
    const who = decisions.map(({ operatorId }) => operatorId);
    const people = await rowsIn(this.reader, operators, 'id', who);
    const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
    return new Map(
      decisions.map(({ resourceId, operatorId, operatorEmail, at }) => [
        Number(resourceId),
        { by: names.get(operatorId) ?? operatorEmail, at },
      ]),
    );
  }
}
