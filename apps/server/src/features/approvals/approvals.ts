import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.js';
import type { RowSeen, RowWrite } from '../../engine/protocol.js';
import { accepted } from '../../platform/admin/accepted.js';
import { AdminError, conflict, notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { WaitingLine } from '../../platform/turns.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { isMadeBy, mayDecide } from '../operators/deciding.js';
import { operators } from '../operators/operator.table.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Approval, approvals } from './approval.table.js';
import { APPROVAL_KINDS, type ApprovalKind, type Asked } from './approval-kind.js';

/** A request that nobody has decided on by then never comes true, ms. */
const LIFETIME = 24 * 3_600_000;

export type Asking = Asked & Pick<Approval, 'kind'>;

/** Whether somebody may still decide on it. */
export const isOpen = ({ state, expiresAt }: Approval, now: number): boolean =>
  state === 'waiting' && now < expiresAt;

/** Requests that need a second person: asked for, judged again when they are approved, done once. */
@Injectable()
export class Approvals {
  /** Requests and decisions, one after another: each is judged by what the one before it left. */
  private readonly turns = new WaitingLine();

  constructor(
    @Inject(APPROVAL_KINDS) private readonly kinds: readonly ApprovalKind[],
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditTrail,
  ) {}

  kindOf(name: string): ApprovalKind {
    const kind = this.kinds.find((each) => each.name === name);
    if (!kind) throw conflict('approvals.unknown_kind', 'Nothing of this kind can be done any more.');
    return kind;
  }

  async find(id: number): Promise<Approval> {
    const found = await this.reader.first(approvals, 'WHERE id = $1', [id]);
    if (!found) throw notFound('request');
    return found;
  }

  /** The requests of a kind that wait for a decision, the newest first. */
  waiting(kind: string): Promise<Approval[]> {
    return this.reader.select(
      approvals,
      `WHERE state = 'waiting' AND made_at > $1 AND kind = $2 AND expires_at > $3 ORDER BY id DESC`,
      [wallClock.now() - LIFETIME, kind, wallClock.now()],
    );
  }

  /** Puts a request on record. The same one again is the one that waits; another one of the same maker replaces it. */
  request(operator: SignedInOperator, asking: Asking): Promise<Approval> {
    return this.turns.take(async () => {
      const { before, after } = await this.kindOf(asking.kind).judge(asking);
      const waiting = (await this.waiting(asking.kind)).filter(({ subject }) => subject === asking.subject);
      const mine = waiting.filter(({ makerId }) => makerId === operator.id);
      const same = waiting.find(({ payload }) => JSON.stringify(payload) === JSON.stringify(asking.payload));
      // Both would be approved, each by the other, and done twice.
      if (same && same.makerId !== operator.id) {
        throw conflict(
          'approvals.asked_already',
          'Somebody else has asked for the same: decide that request.',
        );
      }
      if (same?.reason === asking.reason) return same;
      const now = wallClock.now();
      const row: Approval = {
        id: await this.numbers.next(approvals),
        ...asking,
        before,
        after,
        makerId: operator.id,
        madeAt: now,
        expiresAt: now + LIFETIME,
        state: 'waiting',
        deciderId: null,
        decidedAt: null,
        note: null,
      };
      const insert: RowWrite = { op: 'insert', table: approvals.name, row };
      const replaced = mine.flatMap((each) => [
        decision({ ...each, state: 'withdrawn', deciderId: operator.id, decidedAt: now }),
        this.trace(operator, each, 'withdraw', 'withdrawn'),
      ]);
      const rows = [...replaced, insert, this.trace(operator, row, 'request', 'waiting', row.reason)];
      accepted(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
      return row;
    });
  }

  /** Does what was asked for, as the world stands now. */
  async approve(operator: SignedInOperator, id: number, note: string): Promise<Approval> {
    const { row, follow } = await this.turns.take(async () => {
      const found = await this.decidable(operator, id);
      const judging = this.kindOf(found.kind);
      if (found.makerId === operator.id) {
        throw new AdminError(403, 'approvals.own', 'You asked for this yourself: a second person decides.');
      }
      const judged = await judging.judge(found);
      const { command, follow } = await judging.deed(found, operator);
      const decided = { ...found, ...judged, ...decidedBy(operator, 'approved', note) };
      const trace = this.trace(operator, { ...found, ...judged }, 'approve', 'approved', note);
      const rows = [...(command.rows ?? []), decision(decided), trace];
      const seen = [...(command.seen ?? []), deciderSeen(operator)];
      accepted(await this.engine.submit({ ...command, rows, seen }));
      return { row: decided, follow };
    });
    await follow?.();
    return row;
  }

  /** Turns it down; who asked for it takes it back by that. */
  reject(operator: SignedInOperator, id: number, note: string): Promise<Approval> {
    return this.turns.take(async () => {
      const found = await this.decidable(operator, id);
      const isMine = found.makerId === operator.id;
      const state = isMine ? 'withdrawn' : 'rejected';
      const decided = { ...found, ...decidedBy(operator, state, note) };
      const trace = this.trace(operator, found, isMine ? 'withdraw' : 'reject', state, note);
      const rows = [decision(decided), trace];
      accepted(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
      return decided;
    });
  }

  /** The request, where somebody of this role may decide on it and nobody has. */
  private async decidable(operator: SignedInOperator, id: number): Promise<Approval> {
    const found = await this.find(id);
    if (!this.kindOf(found.kind).deciders.includes(operator.role)) {
      throw new AdminError(403, 'auth.forbidden', `Your role (${operator.role}) may not decide on this.`);
    }
    if (found.makerId !== operator.id) await this.requireDecider(operator, found);
    if (found.state !== 'waiting') throw conflict('approvals.decided', 'This has been decided already.');
    if (!isOpen(found, wallClock.now())) {
      throw conflict(
        'approvals.expired',
        'Nobody decided on this within 24 hours: it has to be asked for anew.',
      );
    }
    return found;
  }

  /** Whoever was reset or named a day ago decides on nothing; nor is anybody the second one to whom he has just made. */
  private async requireDecider({ id }: SignedInOperator, asked: Approval): Promise<void> {
    const now = wallClock.now();
    const { deciders } = this.kindOf(asked.kind);
    const people = await this.reader.select(operators, 'WHERE id = $1 OR id = $2', [id, asked.makerId]);
    const decider = people.find((each) => each.id === id);
    if (!decider || !mayDecide(decider, deciders, now)) {
      throw new AdminError(
        403,
        'approvals.not_yet',
        'Whoever was reset, named or has come back decides on nothing for 24 hours, nor before he has chosen his own password.',
      );
    }
    const maker = people.find((each) => each.id === asked.makerId);
    if (maker && isMadeBy(maker, id, now)) {
      throw new AdminError(
        403,
        'approvals.own',
        'You made the operator who asks for this: somebody else decides until he has chosen his own password and a day has gone by.',
      );
    }
  }

  /** A request and its approval show what they change, the others only what became of the request. */
  private trace(
    operator: SignedInOperator,
    row: Approval,
    action: string,
    state: Approval['state'],
    reason = '',
  ): RowWrite {
    const { id, kind, subject, before, after } = row;
    const isNew = action === 'request';
    const shows = isNew || state === 'approved';
    const customerId = this.kindOf(kind).customerOf?.(row);
    const what = `${kind} ${subject}`;
    return this.audit.row(operator, {
      action,
      resource: 'approvals',
      resourceId: id,
      ...(customerId !== undefined && { customerId }),
      before: { ...(!isNew && { state: 'waiting' }), ...(shows && { [what]: before }) },
      after: { state, ...(shows ? { [what]: after } : { of: what }) },
      ...(reason && { reason }),
    });
  }
}

/** Who decides has to be still in his place when it is written. */
const deciderSeen = ({ id, role }: SignedInOperator): RowSeen => ({
  table: operators.name,
  row: { key: id, role, isActive: true },
});

const decidedBy = ({ id }: SignedInOperator, state: Approval['state'], note: string) => ({
  state,
  deciderId: id,
  decidedAt: wallClock.now(),
  note: note || null,
});

const decision = ({ id, state, deciderId, decidedAt, note, before, after }: Approval): RowWrite => ({
  op: 'patch',
  table: approvals.name,
  row: { id, state, deciderId, decidedAt, note, before, after },
});
