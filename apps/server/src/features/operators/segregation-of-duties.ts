import { DECISION_WAITING_TIME, mayDecide } from './approver-eligibility.js';
import type { FormerDecider } from './former-deciders.js';
import type { Operator, Role } from './operator.table.js';
import type { SignInChange, SignInChangeKind } from './sign-in-change.table.js';

/** Operators, with the data that decides who may be whose second person. */
export interface Staff {
  readonly operators: readonly Operator[];
  readonly changes: readonly SignInChange[];
  /** Deciders of the last day, with their role of that time. */
  readonly former: readonly FormerDecider[];
  /** Operators whose custom role does not allow approving requests, whatever built-in role it counts as. */
  readonly unable?: ReadonlySet<number>;
}

/** Eligibility for a request: may decide, not yet, or conflicted, that is not while unconflicted operators exist. */
export type Eligibility = 'decides' | 'not_yet' | 'conflicted';

/** Part of a request that decides who may approve it. */
export interface EligibilityRequest {
  readonly makerId: number;
  /** Time from which a second person is asked, epoch ms. */
  readonly askedAt: number;
  readonly roles: readonly Role[];
}

/** Evidence that one of two operators controlled the other's account. */
interface Control {
  readonly operatorId: number;
  readonly at: number;
  readonly kind: SignInChangeKind | 'opened';
}

/** Kinds of control by which one person may own both accounts. */
const PERMANENT_CONTROL: readonly Control['kind'][] = ['opened', 'link_shown'];

/** Operators with such a role, now or within the last day, regardless of waiting times. */
export function couldDecide({ operators, former, unable }: Staff, roles: readonly Role[]): Set<number> {
  const active = operators.filter(({ isActive }) => isActive);
  const able = [...active.filter(({ id }) => !unable?.has(id)), ...former];
  return new Set(able.filter(({ role }) => roles.includes(role)).map(({ id }) => id));
}

/**
 * Whether one of two operators controlled the other's account, so that both may be one person. Opening an account,
 * opening the account of its opener, or having its invitation in hand binds for good: the account may be a second one
 * of the same person. A link by mail or a reset binds until the other has chosen a password (after a reset also a
 * second factor) and a day has passed.
 */
export const haveConflictOfInterest = (staff: Staff, one: number, other: number, now: number): boolean =>
  one === other ||
  controlBetween(staff, one, other).some(
    (control) => PERMANENT_CONTROL.includes(control.kind) || !ownsCredentials(staff, control, now),
  );

/**
 * Eligibility of an operator for a request. An operator bound to its maker may decide only if nobody else could, if no
 * two deciders are independent of each other, and once the created account has become its owner's own: otherwise
 * nothing could ever be decided again.
 */
export function eligibilityOf(
  staff: Staff,
  deciderId: number,
  { makerId, askedAt, roles }: EligibilityRequest,
  now: number,
): Eligibility {
  const decider = staff.operators.find(({ id }) => id === deciderId);
  if (
    !decider ||
    staff.unable?.has(deciderId) ||
    !mayDecide(decider, roles, now) ||
    decider.decidesFrom > askedAt
  )
    return 'not_yet';
  if (!haveConflictOfInterest(staff, deciderId, makerId, now)) return 'decides';
  const able = [...couldDecide(staff, roles)];
  const isFree = (one: number, other: number): boolean => !haveConflictOfInterest(staff, one, other, now);
  const others = able.some((id) => isFree(id, makerId));
  const pair = able.some((one, place) => able.slice(place + 1).some((other) => isFree(one, other)));
  if (makerId === deciderId || others || pair) return 'conflicted';
  const controls = controlBetween(staff, deciderId, makerId);
  return controls.every((control) => ownsCredentials(staff, control, now)) ? 'decides' : 'conflicted';
}

/** Changes that each of the two made to the other's sign-in. */
function controlBetween(staff: Staff, one: number, other: number): Control[] {
  const given = staff.changes.filter(
    ({ operatorId, byId }) =>
      (operatorId === one && byId === other) || (operatorId === other && byId === one),
  );
  return [...accountOpenings(staff, one, other), ...accountOpenings(staff, other, one), ...given];
}

/** Opening of an account, if `maker` opened it or, over any number of steps, the account of its opener. */
function accountOpenings({ operators }: Staff, made: number, maker: number): Control[] {
  const first = operators.find(({ id }) => id === made);
  const seen = new Set<number>();
  for (let each = first; each && !seen.has(each.id); ) {
    seen.add(each.id);
    const { createdBy } = each;
    if (createdBy === maker && first) {
      return [{ operatorId: made, at: first.createdAt, kind: 'opened' }];
    }
    each = operators.find(({ id }) => id === createdBy);
  }
  return [];
}

/** Whether the operator has since chosen the sign-in credentials, at least a day ago. */
function ownsCredentials(
  { operators, changes }: Staff,
  { operatorId, at, kind }: Control,
  now: number,
): boolean {
  const operator = operators.find(({ id }) => id === operatorId);
  const last = (own: SignInChangeKind): number =>
    changes.reduce(
      (latest, change) =>
        change.operatorId === operatorId && change.kind === own ? Math.max(latest, change.at) : latest,
      0,
    );
  const isSettled = (chosen: number): boolean => chosen > at && now >= chosen + DECISION_WAITING_TIME;
  if (!isSettled(last('own_password'))) return false;
  return kind === 'link' || (operator?.totpSecret != null && isSettled(last('own_factor')));
}
