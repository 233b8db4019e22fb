import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { Command, ExpectedRow, RowWrite } from '../../engine/protocol.js';
import { AdminError, conflict, notFound, reasonOf } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { Deciders } from '../operators/deciders.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Approval, approvals, LIFETIME } from './approval.table.js';
import { ApprovalAuditRows, withRequester } from './approval-audit-rows.js';
import { type ApprovalInput, decidersOf } from './approval-kind.js';
import { ApprovalPolicy } from './approval-policy.js';
import { decidedBy, deciderUnchanged, decision, requireOpen, stillUndecided } from './decision.js';
import { DelayedApprovalNotices } from './delayed-approval-notices.js';

export type ApprovalDraft = ApprovalInput & Pick<Approval, 'kind'>;

/** An executed request, with its command and the outcome. */
export interface ExecutedApproval {
  readonly row: Approval;
  readonly command: Command;
  readonly outcome: object;
}

const NO_SECOND_DECIDER = 'Nobody else could decide: it was pending for 24 hours.';

/** Four-eyes requests: recorded, checked again at approval, executed once. */
@Injectable()
export class Approvals {
  constructor(
    private readonly policy: ApprovalPolicy,
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly auditRows: ApprovalAuditRows,
    private readonly deciders: Deciders,
    private readonly notices: DelayedApprovalNotices,
    private readonly shared: SharedStore,
  ) {}

  async find(id: number): Promise<Approval> {
    const found = await this.reader.first(approvals, 'WHERE id = $1', [id]);
    if (!found) throw notFound('request');
    return found;
  }

  /** Serialises requests and decisions: each sees the state left by the previous one. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn('approvals', async () => {
      await this.engine.upToDate();
      return work();
    });
  }

  /** Undecided requests of a kind, newest first. */
  waiting(kind: string): Promise<Approval[]> {
    return this.reader.select(
      approvals,
      `WHERE state = 'waiting' AND kind = $1 AND (holds_at IS NOT NULL OR expires_at > $2) ORDER BY id DESC`,
      [kind, wallClock.now()],
    );
  }

  /**
   * Throws a conflict while an undecided request of `maker` exists that `other` may stop: otherwise `maker` could
   * disable `other` to prevent that.
   */
  async requireNothingToStop(
    maker: SignedInOperator,
    other: Pick<SignedInOperator, 'id' | 'role'>,
  ): Promise<void> {
    const asked = await this.reader.select(
      approvals,
      `WHERE state = 'waiting' AND maker_id = $1 AND (holds_at IS NOT NULL OR expires_at > $2)`,
      [maker.id, wallClock.now()],
    );
    const staff = await this.policy.staff();
    if (!asked.some((each) => this.policy.mayStop(staff, other, each))) return;
    throw conflict(
      'operators.may_object',
      'You have a request that this person may reject: withdraw it first, or wait until it is decided.',
    );
  }

  /**
   * Rows that withdraw the undecided requests about a subject, since what they asked for is gone, such as a rejected
   * proof. They belong in the commit that ends it, within a turn.
   */
  async withdrawing(
    operator: SignedInOperator,
    { kind, subject }: Pick<Approval, 'kind' | 'subject'>,
    note: string,
  ): Promise<{ readonly rows: RowWrite[]; readonly seen: ExpectedRow[] }> {
    const ended = (await this.waiting(kind)).filter((each) => each.subject === subject);
    return {
      rows: ended.flatMap((each) => this.withdrawn(operator, each, note)),
      seen: ended.map(stillUndecided),
    };
  }

  /**
   * Records a request. An identical one returns the existing request; a different one of the same maker replaces it,
   * unless such requests add up.
   */
  request(operator: SignedInOperator, asking: ApprovalDraft): Promise<Approval> {
    return this.inTurn(async () => {
      const found = await this.findSameRequest(operator, asking);
      // Otherwise both requests could be approved, each by the other operator, and executed twice.
      if (found) {
        throw conflict(
          'approvals.asked_already',
          'Someone else has already requested the same: decide that request.',
        );
      }
      return this.record(operator, asking);
    });
  }

  /** Records a request, or approves the same request of another operator if this one may decide it. */
  async submit(operator: SignedInOperator, asking: ApprovalDraft): Promise<Approval | ExecutedApproval> {
    const asked = await this.inTurn(async () => {
      const same = await this.findSameRequest(operator, asking);
      return same ? this.confirm(operator, same, asking.reason) : this.record(operator, asking);
    });
    if (!('follow' in asked)) return asked;
    await asked.follow();
    return asked;
  }

  /** Executes a request against the current state. */
  async approve(operator: SignedInOperator, id: number, note: string): Promise<ExecutedApproval> {
    const done = await this.inTurn(async () => this.confirm(operator, await this.find(id), note));
    await done.follow();
    return done;
  }

  /** Throws unless it is the operator's own request, or the operator may reject those of others. */
  async requireOwnOrRejecter(operator: SignedInOperator, id: number): Promise<void> {
    const found = await this.reader.first(approvals, 'WHERE id = $1', [id]);
    if (found?.makerId !== operator.id) this.policy.requireRejecter(operator);
  }

  /** Rejects a request; for its requester, that means withdrawing it. */
  reject(operator: SignedInOperator, id: number, note: string): Promise<Approval> {
    return this.inTurn(async () => {
      const found = await this.find(id);
      const isMine = found.makerId === operator.id;
      // An operator reset within the last day cannot approve, but may stop a request.
      if (!isMine) await this.policy.requireStop(operator, found);
      requireOpen(found);
      const state = isMine ? 'withdrawn' : 'rejected';
      const decided = { ...found, ...decidedBy(operator.id, state, note) };
      const verb = isMine ? 'withdraw' : 'reject';
      const rows = [decision(decided), this.buildAuditRow(operator, found, verb, state, note)];
      const seen = [stillUndecided(found)];
      unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), seen, rows }));
      return decided;
    });
  }

  /**
   * Executes a due request that nobody else could decide; if it is not possible any more, it ends with the reason. If
   * somebody else could decide by now, it is left to them instead.
   */
  async execute(id: number): Promise<void> {
    const done = await this.inTurn(async () => {
      const found = await this.find(id);
      if (found.state !== 'waiting' || found.holdsAt === null || wallClock.now() < found.holdsAt) return;
      const maker = await this.deciders.find(found.makerId);
      if (!maker) return;
      const asHimself = await this.deciders.asSignedIn(maker);
      const { role } = asHimself;
      try {
        if (!maker.isActive || !decidersOf(this.policy.kindOf(found.kind), found).includes(role)) {
          throw conflict('approvals.maker_gone', 'The requester no longer has the permission for this.');
        }
        if (await this.hasOtherDecider(found)) return await this.requestSecondApproval(asHimself, found);
        return await this.executeApproved(asHimself, found, { deciderId: null, note: NO_SECOND_DECIDER });
      } catch (error) {
        if (!(error instanceof AdminError)) throw error;
        const why = reasonOf(error);
        const decided = { ...found, ...decidedBy(null, 'rejected', why) };
        const rows = [decision(decided), this.buildAuditRow(asHimself, found, 'reject', 'rejected', why)];
        const seen = [stillUndecided(found)];
        unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(asHimself), seen, rows }));
        return;
      }
    });
    await done?.follow();
  }

  private hasOtherDecider(asked: ApprovalInput & Pick<Approval, 'kind' | 'makerId'>): Promise<boolean> {
    const roles = decidersOf(this.policy.kindOf(asked.kind), asked);
    return this.deciders.hasOther(asked.makerId, roles, wallClock.now());
  }

  /** Turns it into a normal request for a second operator, open for one day. */
  private async requestSecondApproval(maker: SignedInOperator, found: Approval): Promise<void> {
    const row = { id: found.id, holdsAt: null, expiresAt: wallClock.now() + LIFETIME };
    const patch: RowWrite = { op: 'patch', table: approvals.name, row };
    const rows = [patch, this.buildAuditRow(maker, { ...found, ...row }, 'ask a second person', 'waiting')];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(maker), rows }));
  }

  /** Undecided request for the same change by another operator. */
  private async findSameRequest(
    operator: SignedInOperator,
    asking: ApprovalDraft,
  ): Promise<Approval | undefined> {
    const wanted = JSON.stringify(asking.payload);
    return (await this.waiting(asking.kind)).find(
      ({ subject, payload, makerId }) =>
        subject === asking.subject && makerId !== operator.id && JSON.stringify(payload) === wanted,
    );
  }

  private async record(operator: SignedInOperator, asking: ApprovalDraft): Promise<Approval> {
    const kind = this.policy.kindOf(asking.kind);
    const { before, after } = await kind.preview(asking);
    const mine = (await this.waiting(asking.kind)).filter(
      ({ subject, makerId }) => subject === asking.subject && makerId === operator.id,
    );
    const wanted = JSON.stringify(asking.payload);
    const same = mine.find(
      ({ payload, reason }) => JSON.stringify(payload) === wanted && reason === asking.reason,
    );
    if (same) return same;
    const now = wallClock.now();
    const roles = decidersOf(kind, asking);
    const isAlone =
      roles.includes(operator.role) && !(await this.hasOtherDecider({ ...asking, makerId: operator.id }));
    const row: Approval = {
      id: await this.numbers.next(approvals),
      ...asking,
      ...{ before, after, makerId: operator.id, madeAt: now },
      ...{ expiresAt: now + LIFETIME, holdsAt: isAlone ? now + LIFETIME : null },
      ...{ state: 'waiting', deciderId: null, decidedAt: null, note: null },
    };
    const replaced = (kind.addsUp ? [] : mine).flatMap((each) => this.withdrawn(operator, each));
    const insert: RowWrite = { op: 'insert', table: approvals.name, row };
    const rows = [...replaced, insert, this.buildAuditRow(operator, row, 'request', 'waiting', row.reason)];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
    if (isAlone && kind.objectors) this.notices.send(row, kind);
    return row;
  }

  private withdrawn(operator: SignedInOperator, asked: Approval, note = ''): RowWrite[] {
    return [
      decision({ ...asked, ...decidedBy(operator.id, 'withdrawn', note) }),
      this.buildAuditRow(operator, asked, 'withdraw', 'withdrawn', note),
    ];
  }

  private async confirm(operator: SignedInOperator, found: Approval, note: string): Promise<ExecutionResult> {
    await this.policy.requireDecider(operator, found);
    requireOpen(found);
    return this.executeApproved(operator, found, { deciderId: operator.id, note });
  }

  /** Checks it once more and executes it, with the decision in the same commit. */
  private async executeApproved(
    by: SignedInOperator,
    found: Approval,
    { deciderId, note }: { deciderId: number | null; note: string },
  ): Promise<ExecutionResult> {
    const kind = this.policy.kindOf(found.kind);
    const execute = async (): Promise<ExecutionResult> => {
      const preview = await kind.preview(found);
      const { command, follow } = await kind.prepare(found, by);
      const row = { ...found, ...preview, ...decidedBy(deciderId, 'approved', note) };
      const trace = this.buildAuditRow(by, { ...found, ...preview }, 'approve', 'approved', note);
      const rows = [...withRequester(command.rows ?? [], found.makerId), decision(row), trace];
      const idempotency = { owner: 0, key: `approval:${found.id}`, hash: kind.name };
      const seen = [...(command.seen ?? []), deciderUnchanged(by), stillUndecided(found)];
      const outcome = unwrap(await this.engine.submit({ ...command, idempotency, seen, rows }));
      return { row, command, outcome, follow: async () => follow?.() };
    };
    return kind.runExclusive?.(execute) ?? execute();
  }

  private buildAuditRow(
    by: SignedInOperator,
    row: Approval,
    action: string,
    state: Approval['state'],
    reason = '',
  ): RowWrite {
    return this.auditRows.row(this.policy.kindOf(row.kind), by, row, action, state, reason);
  }
}

interface ExecutionResult extends ExecutedApproval {
  follow(): Promise<void>;
}
