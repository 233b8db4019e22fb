import { Injectable } from '@nestjs/common';
import { AdminError } from '../../platform/admin/admin-error.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { wallClock } from '../../platform/clock.js';
import { Deciders } from '../operators/deciders.js';
import { type Holder, hasPermission } from '../operators/role-matrix.js';
import { type Eligibility, eligibilityOf, type Staff } from '../operators/segregation-of-duties.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Approval, LIFETIME } from './approval.table.js';
import { type ApprovalKind, decidersOf } from './approval-kind.js';
import { ApprovalKinds } from './approval-kinds.js';

/** Minimum age of an operator account before it may stop a request that it could not decide, ms. */
const MIN_OBJECTOR_AGE = 7 * 24 * 3_600_000;

/** Whether an operator may reject requests of others at all; which ones is up to each kind. */
export const mayReject = (operator: Holder): boolean => hasPermission(operator, 'approvals', 'reject');

/** Rules for who may decide a request and who may stop it. */
@Injectable()
export class ApprovalPolicy {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly deciders: Deciders,
  ) {}

  kindOf(name: string): ApprovalKind {
    return this.kinds.get(name);
  }

  /** All operators in their current state. */
  staff(): Promise<Staff> {
    return this.deciders.staff(wallClock.now());
  }

  /** Eligibility of an operator for a request. A request becomes a second operator's one day before it expires. */
  standing(staff: Staff, operatorId: number, asked: Approval): Eligibility {
    const { makerId, expiresAt } = asked;
    const roles = decidersOf(this.kindOf(asked.kind), asked);
    return eligibilityOf(
      staff,
      operatorId,
      { makerId, askedAt: expiresAt - LIFETIME, roles },
      wallClock.now(),
    );
  }

  /**
   * Whether an operator may stop it. Allowed: any role that decides it, even if the operator may not approve yet; and
   * if it takes effect by itself, the objector roles of its kind, with accounts at least a week older than the request.
   * Never the operator concerned.
   */
  mayStop(staff: Staff, { id, role }: Pick<SignedInOperator, 'id' | 'role'>, asked: Approval): boolean {
    const kind = this.kindOf(asked.kind);
    if (this.isAbout(staff, id, asked)) return false;
    if (decidersOf(kind, asked).includes(role)) return true;
    const operator = staff.operators.find((each) => each.id === id);
    return (
      asked.holdsAt !== null &&
      kind.objectors?.includes(role) === true &&
      operator?.passwordBy === null &&
      operator.createdAt + MIN_OBJECTOR_AGE <= asked.madeAt
    );
  }

  /** The permission alone, before anything is told of the request. */
  requireRejecter(operator: SignedInOperator): void {
    if (!mayReject(operator)) throw this.forbidden(operator);
  }

  async requireStop(operator: SignedInOperator, asked: Approval): Promise<void> {
    this.requireRejecter(operator);
    const staff = await this.staff();
    if (this.mayStop(staff, operator, asked)) return;
    throw this.isAbout(staff, operator.id, asked)
      ? new AdminError(403, 'approvals.own', 'This concerns yourself: someone else has to decide.')
      : this.forbidden(operator);
  }

  private isAbout({ operators }: Staff, id: number, { kind, subject }: Approval): boolean {
    const operator = operators.find((each) => each.id === id);
    return this.kindOf(kind).isAboutOperator === true && operator?.emailKey === identityKey(subject);
  }

  async requireDecider(operator: SignedInOperator, asked: Approval): Promise<void> {
    if (!decidersOf(this.kindOf(asked.kind), asked).includes(operator.role)) throw this.forbidden(operator);
    const standing = this.standing(await this.staff(), operator.id, asked);
    if (standing === 'not_yet') {
      throw new AdminError(
        403,
        'approvals.not_yet',
        'Whoever was reset, named or has come back decides on nothing that was asked for within the next 24 hours, nor before he has chosen his own password.',
      );
    }
    if (standing === 'decides') return;
    throw new AdminError(
      403,
      'approvals.own',
      asked.makerId === operator.id
        ? 'You requested this yourself: a second person has to decide.'
        : 'One of you two created or reset the account of the other: someone else has to decide.',
    );
  }

  private forbidden({ role }: SignedInOperator): AdminError {
    return new AdminError(403, 'auth.forbidden', `Your role (${role}) may not decide on this.`);
  }
}
