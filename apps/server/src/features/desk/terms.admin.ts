import { Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.js';
import { accepted } from '../../platform/admin/accepted.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { Reader } from '../../platform/database/reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { AuditTrail } from '../audit/audit-trail.js';
import type { Resource } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** What every list of terms is written with. */
@Injectable()
export class TermsDesk {
  constructor(
    readonly engine: Engine,
    readonly reader: Reader,
    readonly numbers: RowNumbers,
    readonly audit: AuditTrail,
  ) {}
}

/**
 * Terms that operators set for all customers alike: listed, added, changed, each with its trace. None is removed, since
 * what was done under it names it; it is switched off instead.
 */
// Marked, so that what it is built from is known for those that add nothing to it.
@Injectable()
export abstract class TermsAdmin<Row extends { readonly id: number }, Input> {
  protected abstract readonly resource: Resource;
  /** What one of them is called in a refusal. */
  protected abstract readonly noun: string;
  protected abstract readonly list: ListDeclaration<Row>;

  constructor(protected readonly desk: TermsDesk) {}

  async page(request: ListRequest): Promise<Listed<object>> {
    return (await listPage(this.desk.reader, this.list, request)).map((row) => this.answerOf(row));
  }

  async one(id: number): Promise<object> {
    return this.answerOf(await this.find(id));
  }

  async create(operator: SignedInOperator, input: Input): Promise<object> {
    await this.check(input, 0);
    const row = this.rowOf(await this.desk.numbers.next(this.list.table), input);
    return this.write(operator, 'create', row);
  }

  async edit(operator: SignedInOperator, id: number, input: Input): Promise<object> {
    const before = await this.find(id);
    await this.check(input, id);
    return this.write(operator, 'edit', this.rowOf(id, input), before);
  }

  protected abstract rowOf(id: number, input: Input): Row;

  /** As operators read and write it, under the specification's names. */
  protected abstract answerOf(row: Row): object;

  /** Refuses what the shape of the input alone cannot tell; `id` 0: a new one. */
  protected async check(_input: Input, _id: number): Promise<void> {}

  private async write(
    operator: SignedInOperator,
    action: 'create' | 'edit',
    row: Row,
    before?: Row,
  ): Promise<object> {
    const { engine, audit } = this.desk;
    const trace = audit.row(operator, {
      action,
      resource: this.resource,
      resourceId: row.id,
      ...(before && { before: this.answerOf(before) }),
      after: this.answerOf(row),
    });
    const rows = [{ op: 'upsert', table: this.list.table.name, row } as const, trace];
    accepted(await engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
    return this.answerOf(row);
  }

  private async find(id: number): Promise<Row> {
    const row = await this.desk.reader.first(this.list.table, 'WHERE id = $1', [id]);
    if (!row) throw notFound(this.noun);
    return row;
  }
}
