import { Injectable } from '@nestjs/common';
import type { Command } from '../../engine/protocol.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { GuardedTerms, type PlainTerms } from '../approvals/guarded-terms.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** Dependencies for writing lists of terms. */
@Injectable()
export class TermsDesk {
  constructor(
    readonly reader: DatabaseReader,
    readonly numbers: RowNumbers,
    readonly audit: AuditRowBuilder,
  ) {}
}

/**
 * Terms that operators set for all customers alike: listed, added, changed, each with an audit row. They are never
 * removed, because past transactions refer to them; they are switched off instead.
 */
// Decorated, so that subclasses without a constructor inherit its parameter types.
@Injectable()
export abstract class TermsAdmin<
  Row extends { readonly id: number },
  Input,
  Answer extends PlainTerms,
> extends GuardedTerms<Row, Input, Answer> {
  protected override readonly unguardedFields: readonly string[] = ['sort'];
  protected override readonly switchField: string = 'is_enabled';
  /** Name of one row in a refusal. */
  protected abstract readonly itemName: string;
  protected abstract readonly list: ListDeclaration<Row>;
  protected abstract override termsOf(row: Row): Answer;

  constructor(protected readonly desk: TermsDesk) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<Answer>> {
    return (await listPage(this.desk.reader, this.list, request)).map((row) => this.termsOf(row));
  }

  async one(id: number): Promise<Answer> {
    return this.termsOf(await this.find(id));
  }

  /** A new row gets its number when it is written. */
  protected override async buildCommand(
    by: SignedInOperator,
    action: 'create' | 'edit',
    wanted: Row,
    before: Row | null,
  ): Promise<Command> {
    const row = before ? wanted : { ...wanted, id: await this.desk.numbers.next(this.list.table) };
    const trace = this.desk.audit.row(by, {
      action,
      resource: this.resource,
      resourceId: row.id,
      ...(before && { before: this.termsOf(before) }),
      after: this.termsOf(row),
    });
    const rows = [{ op: 'upsert', table: this.list.table.name, row } as const, trace];
    return { kind: 'rows.record', actor: actorOf(by), rows };
  }

  /** Newest row of that name: a request about a new row has no number. */
  async madeAs(subject: string): Promise<number | null> {
    const rows = await this.desk.reader.select(this.list.table, 'ORDER BY id DESC', []);
    return rows.find((row) => this.nameOf(row) === subject)?.id ?? null;
  }

  /** Includes the number, because two rows may have the same name. A new row has none yet. */
  protected override subjectOf(row: Row): string {
    const name = this.nameOf(row);
    return row.id > 0 ? `${name} (${this.itemName} ${row.id})` : name;
  }

  protected override buildAnswer(_: object, { rows = [] }: Command): Answer {
    const [write] = rows;
    return this.termsOf(write?.row as Row);
  }

  protected override async find(id: number): Promise<Row> {
    const row = await this.desk.reader.first(this.list.table, 'WHERE id = $1', [id]);
    if (!row) throw notFound(this.itemName);
    return row;
  }
}
