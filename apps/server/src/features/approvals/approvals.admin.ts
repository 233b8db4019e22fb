import { Injectable } from '@nestjs/common';
import { type ApprovalRow, refusingInput } from '@truemark/contracts/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import { AdminError, invalid, reasonOf } from '../../platform/admin/admin-error.js';
import { from, ids, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { readBody } from '../../platform/admin/read-body.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type Operator, operators } from '../operators/operator.table.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { Staff } from '../operators/segregation-of-duties.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Approval, type ApprovalState, approvals } from './approval.table.js';
import type { ApprovalKind } from './approval-kind.js';
import { ApprovalPolicy, mayReject } from './approval-policy.js';
import { Approvals } from './approvals.js';
import { concernedCustomers, concernedIn } from './concerned-customer.js';
import { isOpen } from './decision.js';

const STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

/** Filter by state. A request past its expiry counts as `expired`, although its row is not updated. */
export function inState(value: unknown): Expression<SqlBool> {
  const state = STATES.find((each) => each === value);
  if (!state) throw invalid({ 'filter.state': 'Not understood.' });
  const now = wallClock.now();
  if (state === 'waiting') return sql`state = 'waiting' and (holds_at is not null or expires_at > ${now})`;
  if (state === 'expired') return sql`state = 'waiting' and holds_at is null and expires_at <= ${now}`;
  return sql`state = ${state} and made_at <= ${now}`;
}

const list: ListDeclaration<Approval> = {
  table: approvals,
  sorts: { id: 'id', made_at_ms: 'madeAt' },
  defaultSort: { field: 'made_at_ms', descending: false },
  rises: ['madeAt'],
  filters: {
    id: ids('id'),
    state: inState,
    kind: words('kind'),
    subject: words('subject'),
    maker_id: ids('makerId'),
    from: from('madeAt'),
    until: until('madeAt'),
  },
};

/** Requests in the back office, each with the change it would make now. */
@Injectable()
export class ApprovalsAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly approvals: Approvals,
    private readonly policy: ApprovalPolicy,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ApprovalRow>> {
    const { rows, first, total } = await listPage(this.reader, list, request);
    return new Listed(await this.answers(operator, rows), first, total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ApprovalRow> {
    const row = await this.approvals.find(id);
    const [answer] = await this.answers(operator, [row]);
    return { ...(answer as ApprovalRow), about_id: await this.rowOf(row) };
  }

  async approve(operator: SignedInOperator, id: number, note: string): Promise<ApprovalRow> {
    await this.approvals.approve(operator, id, note);
    return this.one(operator, id);
  }

  async reject(operator: SignedInOperator, id: number, body: unknown): Promise<ApprovalRow> {
    await this.approvals.requireOwnOrRejecter(operator, id);
    await this.approvals.reject(operator, id, readBody(refusingInput, body).note);
    return this.one(operator, id);
  }

  private async answers(operator: SignedInOperator, rows: readonly Approval[]): Promise<ApprovalRow[]> {
    const people = rows.flatMap(({ makerId, deciderId }) => [makerId, deciderId ?? makerId]);
    const names = new Map((await rowsIn(this.reader, operators, 'id', people)).map((one) => [one.id, one]));
    const staff = await this.policy.staff();
    const answers = await Promise.all(
      rows.map(async (row) => answerOf(row, operator, names, await this.preview(row, operator, staff))),
    );
    if (!hasPermission(operator, 'customers', 'read')) return answers;
    const concerned = rows.map((row, index) => concernedIn(this.kindOf(row), row, answers[index]?.after));
    const found = await concernedCustomers(this.reader, concerned);
    return answers.map((answer, index) => ({ ...answer, customer: found(concerned[index]) }));
  }

  private kindOf({ kind }: Approval): ApprovalKind | null {
    try {
      return this.policy.kindOf(kind);
    } catch (error) {
      if (error instanceof AdminError) return null;
      throw error;
    }
  }

  private async rowOf(row: Approval): Promise<number | null> {
    return (await this.kindOf(row)?.rowOf?.(row)) ?? null;
  }

  /** Change it would make now, or the reason why it is not possible any more. */
  private async preview(row: Approval, operator: SignedInOperator, staff: Staff): Promise<Now> {
    const { before, after } = row;
    const nobody = { decides: false, stops: false };
    const then = { label: row.kind, subjectName: null, ...nobody, before, after, refusal: null };
    try {
      const kind = this.policy.kindOf(row.kind);
      const decides = this.policy.standing(staff, operator.id, row) === 'decides';
      const stops = this.policy.mayStop(staff, operator, row);
      const subjectName = kind.subjectName?.(row) ?? null;
      const known = { ...then, label: kind.label, subjectName, decides, stops };
      if (!isOpen(row, wallClock.now())) return known;
      try {
        return { ...known, ...(await kind.preview(row)) };
      } catch (error) {
        return { ...known, refusal: refusalOf(error) };
      }
    } catch (error) {
      return { ...then, refusal: refusalOf(error) };
    }
  }
}

interface Now {
  readonly label: string;
  readonly subjectName: string | null;
  /** Whether the reader may approve it, and whether the reader may reject it. */
  readonly decides: boolean;
  readonly stops: boolean;
  readonly before: unknown;
  readonly after: unknown;
  readonly refusal: string | null;
}

function refusalOf(error: unknown): string {
  if (error instanceof AdminError) return reasonOf(error);
  throw error;
}

const stateOf = (row: Approval, now: number): ApprovalState | 'expired' =>
  row.state === 'waiting' && !isOpen(row, now) ? 'expired' : row.state;

function answerOf(
  row: Approval,
  operator: SignedInOperator,
  names: ReadonlyMap<number, Operator>,
  { label, subjectName, decides, stops, before, after, refusal }: Now,
): ApprovalRow {
  const state = stateOf(row, wallClock.now());
  const isOwn = row.makerId === operator.id;
  return {
    id: row.id,
    approval_id: row.id,
    kind: row.kind,
    label,
    subject: row.subject,
    subject_name: subjectName,
    about_id: null,
    customer: null,
    reason: row.reason,
    before,
    after,
    /** Reason why it is not possible any more. */
    refusal,
    state,
    maker_id: row.makerId,
    maker: names.get(row.makerId)?.email ?? '',
    maker_name: names.get(row.makerId)?.name ?? '',
    made_at_ms: row.madeAt,
    expires_at_ms: row.expiresAt,
    /** Time at which it takes effect by itself because nobody else could decide. Null if a second operator decides. */
    holds_at_ms: row.holdsAt,
    decider: row.deciderId === null ? null : (names.get(row.deciderId)?.email ?? ''),
    decider_name: row.deciderId === null ? null : (names.get(row.deciderId)?.name ?? ''),
    decided_at_ms: row.decidedAt,
    note: row.note,
    is_own: isOwn,
    may_approve: state === 'waiting' && refusal === null && !isOwn && decides,
    may_reject: state === 'waiting' && (isOwn || (stops && mayReject(operator))),
  };
}
