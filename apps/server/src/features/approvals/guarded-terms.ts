import { formatDecimal } from '@truemark/money';
import type { ZodType } from 'zod';
import type { Command } from '../../engine/protocol.js';
import { conflict } from '../../platform/admin/admin-error.js';
import { readBody } from '../../platform/admin/read-body.js';
import type { Role } from '../operators/operator.table.js';
import type { Resource } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

const OUTDATED =
  'This entry was changed by one person since this was requested. Withdraw the request, and ask again.';

export type TermsAction = 'create' | 'edit' | 'delete';

/** Terms with their back-office names, as plain data: decimals are texts. */
export type PlainTerms = Readonly<Record<string, unknown>>;

/** Requested change of one row of terms. An edit holds the changed fields, a removal none. */
export interface TermsChangeRequest {
  readonly action: TermsAction;
  /** 0: a new row. */
  readonly id: number;
  readonly input: PlainTerms;
}

/** Response after a row was removed. */
export interface Removed {
  readonly done: true;
}

/** Effect that a change would have now. */
export interface TermsChangeEffect<Answer extends object = object> {
  /** Name of the row for operators. */
  readonly subject: string;
  /**
   * Changed fields before the change; null: there was no row. `after` has further fields where one operator alone wrote
   * the row until now: nobody has approved those.
   */
  readonly before: PlainTerms | null;
  readonly after: PlainTerms | null;
  readonly needsApproval: boolean;
  /** Command that writes the change, with its audit row. */
  command(by: SignedInOperator): Promise<Command>;
  /** Response of the back office after the change. */
  answer(outcome: object, command: Command): Promise<Answer | Removed>;
}

/** Terms whose changes mostly need two operators, as seen by their writers. */
export interface Guarded<Answer extends object = object> {
  readonly resource: Resource;
  /** Label in the list of requests. */
  readonly label: string;
  /** Roles that may approve a change; default: owners and operators. */
  readonly deciders?: readonly Role[];
  /** Further roles that may stop a change which takes effect by itself, and that are notified of it. */
  readonly objectors?: readonly Role[];
  /** Parses a request body. Throws `AdminError` if it is invalid. */
  requestFor(action: TermsAction, id: number, body: unknown): Promise<TermsChangeRequest>;
  /** Change that switches a row on or off. */
  switching(id: number, on: boolean): TermsChangeRequest;
  /** Throws `AdminError` if it is not possible (any more). */
  assess(request: TermsChangeRequest): Promise<TermsChangeEffect<Answer>>;
  /** Id of the row that was created under a request's subject; not implemented: unknown. */
  madeAs?(subject: string): Promise<number | null>;
}

/**
 * Terms that can move money, revalue holdings or guard either. Creating, removing or changing a row needs two
 * operators; exceptions for one operator are the `unguardedFields` and switching a row off.
 */
export abstract class GuardedTerms<Row extends { readonly id: number }, Input, Answer extends object>
  implements Guarded<Answer>
{
  abstract readonly resource: Resource;
  abstract readonly label: string;
  readonly deciders?: readonly Role[];
  readonly objectors?: readonly Role[];
  protected abstract readonly schema: ZodType<Input>;
  /** Fields without effect on money, such as appearance and order. */
  protected abstract readonly unguardedFields: readonly string[];
  /** Field that switches a row on and off. */
  protected abstract readonly switchField: string;

  async requestFor(action: TermsAction, id: number, body: unknown): Promise<TermsChangeRequest> {
    if (action === 'delete') return { action, id, input: {} };
    const wanted = this.plainOf(this.rowOf(id, readBody(this.schema, body)));
    if (action === 'create') return { action, id: 0, input: wanted };
    const before = await this.find(id);
    return { action, id, input: pickFields(wanted, this.requestedFields(before, wanted)) };
  }

  switching(id: number, on: boolean): TermsChangeRequest {
    return { action: 'edit', id, input: { [this.switchField]: on } };
  }

  async assess({ action, id, input }: TermsChangeRequest): Promise<TermsChangeEffect<Answer>> {
    const before = action === 'create' ? null : await this.find(id);
    const was = before && this.plainOf(before);
    const row = action === 'delete' ? null : this.rowOf(id, readBody(this.schema, { ...was, ...input }));
    if (row) await this.check(row, before);
    else if (before) await this.checkRemoval(before);
    const is = row && this.plainOf(row);
    const fields = was && is ? changedFields(was, is) : null;
    const own = this.unguardedFieldsOf(before);
    const isOwn = (field: string): boolean =>
      own.includes(field) || (field === this.switchField && is?.[field] === false);
    const needsApproval =
      this.needsApproval(row, before) && (fields === null || fields.some((field) => !isOwn(field)));
    const seen = needsApproval && before && is ? this.requestedFields(before, is) : fields;
    const isOpen = needsApproval && before !== null && !this.needsApproval(before, before);
    if (isOpen && seen?.some((field) => !own.includes(field) && !(field in input))) {
      throw conflict('approvals.outdated', OUTDATED);
    }
    return {
      subject: this.subjectOf((before ?? row) as Row),
      before: was && fields ? pickFields(was, fields) : was,
      after: is && seen ? pickFields(is, seen) : is,
      needsApproval,
      command: (by) => this.buildCommand(by, action, row, before),
      answer: async (outcome, command) => this.buildAnswer(outcome, command),
    };
  }

  /** Whether this write needs two operators; `row` null: removal, `before` null: creation. */
  protected needsApproval(_row: Row | null, _before: Row | null): boolean {
    return true;
  }

  /** Fields of this row that one operator may write. */
  protected unguardedFieldsOf(_before: Row | null): readonly string[] {
    return this.unguardedFields;
  }

  /**
   * Fields of a request: the changed ones. Where one operator alone may write the row as it stands, it is all fields that
   * matter: otherwise its maker could exchange, after it was looked at, what the change gives effect to.
   */
  private requestedFields(before: Row, wanted: PlainTerms): string[] {
    const changed = changedFields(this.plainOf(before), wanted);
    if (this.needsApproval(before, before)) return changed;
    const own = this.unguardedFieldsOf(before);
    return Object.keys(wanted).filter((field) => changed.includes(field) || !own.includes(field));
  }

  protected abstract find(id: number): Promise<Row>;
  protected abstract rowOf(id: number, input: Input): Row;
  /** Terms as operators read and write them; an `id` among them is ignored. */
  protected abstract termsOf(row: Row): PlainTerms;
  protected abstract nameOf(row: Row): string;
  /** Subject of a request about the row; must be unique among the rows. */
  protected subjectOf(row: Row): string {
    return this.nameOf(row);
  }
  /** Validates what the schema alone cannot. */
  protected async check(_row: Row, _before: Row | null): Promise<void> {}
  protected async checkRemoval(_before: Row): Promise<void> {}
  /** Command that writes the row; `row` null removes it. */
  protected abstract buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    row: Row | null,
    before: Row | null,
  ): Promise<Command>;
  protected abstract buildAnswer(
    outcome: object,
    command: Command,
  ): Answer | Removed | Promise<Answer | Removed>;

  /** Terms of a row as plain data, on which a change is based. */
  plainOf(row: Row): PlainTerms {
    const { id: _, ...terms } = toPlainJson(this.termsOf(row)) as Record<string, unknown>;
    return terms;
  }
}

/** JSON form of the data; decimals as texts, to avoid rounding. */
const toPlainJson = (value: PlainTerms): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? formatDecimal(each) : each)),
  );

const changedFields = (before: PlainTerms, after: PlainTerms): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const pickFields = (terms: PlainTerms, fields: readonly string[]): PlainTerms =>
  Object.fromEntries(fields.map((field) => [field, terms[field]]));
