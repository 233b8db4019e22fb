import { Injectable } from '@nestjs/common';
import type { SumToReview } from '../../engine/products/reviews/tables/review.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { Approvals } from '../approvals/approvals.js';
import { operators, type Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SECOND_APPROVERS, SecondPerson, type SecondPersonReason } from './second-person.js';

/** Note that a screen shows before an approval. */
export interface SecondPersonNote {
  readonly needs_second_person: boolean;
  readonly second_person_reason: SecondPersonReason | null;
  /** Pending request, if there is one. */
  readonly approval: { readonly id: number; readonly maker_id: number; readonly maker: string } | null;
}

const NOTHING: SecondPersonNote = { needs_second_person: false, second_person_reason: null, approval: null };

/** Whether a second operator will be needed, by row of a queue. */
@Injectable()
export class SecondPersonNotes {
  constructor(
    private readonly secondPerson: SecondPerson,
    private readonly approvals: Approvals,
    private readonly reader: DatabaseReader,
  ) {}

  /** For rows that wait for a decision of `deciders`; `kind` is the kind of their requests. Other rows have none. */
  async of(
    operator: SignedInOperator,
    kind: string,
    rows: readonly (SumToReview & { readonly id: number })[],
    deciders: readonly Role[] = SECOND_APPROVERS,
  ): Promise<(id: number) => SecondPersonNote> {
    if (rows.length === 0) return () => NOTHING;
    const [reasons, requests] = await Promise.all([
      this.secondPerson.reasons(operator, rows, deciders),
      this.loadRequests(kind),
    ]);
    const notes = new Map(
      rows.map(({ id }, index) => {
        const reason = reasons[index] ?? null;
        const approval = requests.get(id) ?? null;
        return [id, { needs_second_person: reason !== null, second_person_reason: reason, approval }];
      }),
    );
    return (id) => notes.get(id) ?? NOTHING;
  }

  /** Pending requests, the oldest of each row. */
  private async loadRequests(
    kind: string,
  ): Promise<Map<number, { id: number; maker_id: number; maker: string }>> {
    const waiting = await this.approvals.waiting(kind);
    const makers = waiting.map(({ makerId }) => makerId);
    const people = await rowsIn(this.reader, operators, 'id', makers);
    const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
    return new Map(
      waiting.map(({ id, subject, makerId }) => [
        Number(subject),
        { id, maker_id: makerId, maker: names.get(makerId) ?? '' },
      ]),
    );
  }
}
