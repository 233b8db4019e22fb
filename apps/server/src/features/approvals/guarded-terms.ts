import { formatDecimal } from '@truemark/money';
import type { ZodType } from 'zod';
import type { Command } from '../../engine/protocol.js';
import { readBody } from '../../platform/admin/read-body.js';
import type { Role } from '../operators/operator.table.js';
import type { Resource } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

export type TermsAction = 'create' | 'edit' | 'delete';

/** Terms under the names of the back office, as plain data: decimals are texts. */
export type PlainTerms = Readonly<Record<string, unknown>>;

/** What somebody wants of one row of terms. Of an edit, the fields that change; of what is removed, none. */
export interface TermsWish {
  readonly action: TermsAction;
  /** 0: a new one. */
  readonly id: number;
  readonly input: PlainTerms;
}

/** The answer once a row is gone. */
export interface Removed {
  readonly done: true;
}

/** What a wish comes to at this instant. */
export interface WeighedTerms<Answer extends object = object> {
  /** What operators call the row. */
  readonly subject: string;
  /** The fields that change; null: there was or is no row. */
  readonly before: PlainTerms | null;
  readonly after: PlainTerms | null;
  readonly takesTwo: boolean;
  /** Writes it, with its trace. */
  command(by: SignedInOperator): Promise<Command>;
  /** What the back office answers once that is done. */
  answer(outcome: object, command: Command): Promise<Answer | Removed>;
}

/** Terms of which most fields take two people, as whatever writes them sees them. */
export interface Guarded<Answer extends object = object> {
  readonly resource: Resource;
  /** What the list of requests calls it. */
  readonly label: string;
  /** Who agrees to a change; left out: owners and operators. */
  readonly deciders?: readonly Role[];
  /** What a body that an operator sent asks for. Throws `AdminError` where it cannot be understood. */
  wish(action: TermsAction, id: number, body: unknown): Promise<TermsWish>;
  /** The wish to switch one on or off. */
  switching(id: number, on: boolean): TermsWish;
  /** Throws `AdminError` where it cannot be done, or not any more. */
  weigh(wish: TermsWish): Promise<WeighedTerms<Answer>>;
  /** The number of the row that was made under what a request was about; left out: nobody can tell. */
  madeAs?(subject: string): Promise<number | null>;
}

/**
 * Terms that can move money, revalue what somebody holds or guard either. A new one, a removal and a change of any field
 * take two people, but for `ownFields` and for switching one off: those are one person's.
 */
export abstract class GuardedTerms<Row extends { readonly id: number }, Input, Answer extends object>
  implements Guarded<Answer>
{
  abstract readonly resource: Resource;
  abstract readonly label: string;
  readonly deciders?: readonly Role[];
  protected abstract readonly shape: ZodType<Input>;
  /** Fields that decide no money: looks and order. */
  protected abstract readonly ownFields: readonly string[];
  /** The field that switches one on and off. */
  protected abstract readonly switch: string;

  async wish(action: TermsAction, id: number, body: unknown): Promise<TermsWish> {
    if (action === 'delete') return { action, id, input: {} };
    const wanted = this.plainOf(this.rowOf(id, readBody(this.shape, body)));
    if (action === 'create') return { action, id: 0, input: wanted };
    const before = this.plainOf(await this.find(id));
    return { action, id, input: pick(wanted, changed(before, wanted)) };
  }

  switching(id: number, on: boolean): TermsWish {
    return { action: 'edit', id, input: { [this.switch]: on } };
  }

  async weigh({ action, id, input }: TermsWish): Promise<WeighedTerms<Answer>> {
    const before = action === 'create' ? null : await this.find(id);
    const was = before && this.plainOf(before);
    const row = action === 'delete' ? null : this.rowOf(id, readBody(this.shape, { ...was, ...input }));
    if (row) await this.check(row, before);
    else if (before) await this.checkRemoval(before);
    const is = row && this.plainOf(row);
    const fields = was && is ? changed(was, is) : null;
    const own = this.ownFieldsOf(before);
    const isOwn = (field: string): boolean =>
      own.includes(field) || (field === this.switch && is?.[field] === false);
    return {
      subject: this.subjectOf((before ?? row) as Row),
      before: was && fields ? pick(was, fields) : was,
      after: is && fields ? pick(is, fields) : is,
      takesTwo: this.takesTwo(row, before) && (fields === null || fields.some((field) => !isOwn(field))),
      command: (by) => this.writing(by, action, row, before),
      answer: async (outcome, command) => this.written(outcome, command),
    };
  }

  /** Whether two people write this row at all; `row` null: it is removed, `before` null: it is new. */
  protected takesTwo(_row: Row | null, _before: Row | null): boolean {
    return true;
  }

  /** The fields of this row that one person writes. */
  protected ownFieldsOf(_before: Row | null): readonly string[] {
    return this.ownFields;
  }

  protected abstract find(id: number): Promise<Row>;
  protected abstract rowOf(id: number, input: Input): Row;
  /** As operators read and write it; `id` beside the terms is passed over. */
  protected abstract termsOf(row: Row): PlainTerms;
  protected abstract nameOf(row: Row): string;
  /** What a request about it says that it is about: no two rows may share it. */
  protected subjectOf(row: Row): string {
    return this.nameOf(row);
  }
  /** Refuses what the shape alone cannot tell. */
  protected async check(_row: Row, _before: Row | null): Promise<void> {}
  protected async checkRemoval(_before: Row): Promise<void> {}
  /** The command that does it; `row` null: removes it. */
  protected abstract writing(
    by: SignedInOperator,
    action: TermsAction,
    row: Row | null,
    before: Row | null,
  ): Promise<Command>;
  protected abstract written(outcome: object, command: Command): Answer | Removed | Promise<Answer | Removed>;

  /** A row's terms as plain data: what a wish is made of. */
  plainOf(row: Row): PlainTerms {
    const { id: _, ...terms } = plainly(this.termsOf(row)) as Record<string, unknown>;
    return terms;
  }
}

/** Data as JSON has it; decimals as texts, so that none is rounded. */
const plainly = (value: PlainTerms): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? formatDecimal(each) : each)),
  );

const changed = (before: PlainTerms, after: PlainTerms): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const pick = (terms: PlainTerms, fields: readonly string[]): PlainTerms =>
  Object.fromEntries(fields.map((field) => [field, terms[field]]));
