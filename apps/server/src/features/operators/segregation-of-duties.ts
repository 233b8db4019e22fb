import { DECIDING_WAIT, mayDecide } from './approver-eligibility.js';
import type { Operator, Role } from './operator.table.js';
import type { SignInChange, SignInChangeKind } from './sign-in-change.table.js';

/** Those who work in the back office, as far as it matters who may be whose second person. */
export interface Staff {
  readonly operators: readonly Operator[];
  readonly changes: readonly SignInChange[];
  /** Who could decide within the last day, by what he was then. */
  readonly former: readonly { readonly id: number; readonly role: Role }[];
  /** Whose role of the house's own does not let him approve requests, whatever built-in role he stands in for. */
  readonly unable?: ReadonlySet<number>;
}

/** What somebody is to a request: he decides on it, not yet, or never while others are free to. */
export type Eligibility = 'decides' | 'not_yet' | 'conflicted';

/** A request, as far as it matters who may decide on it. */
export interface AskedBy {
  readonly makerId: number;
  /** Since when a second person is asked, epoch ms. */
  readonly askedAt: number;
  readonly roles: readonly Role[];
}

/** One of two had control of the other’s account. */
interface Control {
  readonly operatorId: number;
  readonly at: number;
  readonly kind: SignInChangeKind | 'opened';
}

/** What somebody may have used himself, and so be both. */
const FOR_GOOD: readonly Control['kind'][] = ['opened', 'link_shown'];

/** Whoever is of such a role, now or within the last day, whether he may decide at this instant or not. */
export function couldDecide({ operators, former, unable }: Staff, roles: readonly Role[]): Set<number> {
  const active = operators.filter(({ isActive }) => isActive);
  const able = [...active, ...former].filter(({ id, role }) => roles.includes(role) && !unable?.has(id));
  return new Set(able.map(({ id }) => id));
}

/**
 * Whether one of two had control of the other's account, so that both may be one person. Who opened an account, or opened
 * that of who opened it, or had its invitation in his hands, is bound to it for good: the account may be nobody's but his. A
 * link by mail or a reset binds until the
 * other has chosen his password, after a reset his second factor too, and a day has gone by.
 */
export const haveConflictOfInterest = (staff: Staff, one: number, other: number, now: number): boolean =>
  one === other ||
  controlBetween(staff, one, other).some(
    (control) => FOR_GOOD.includes(control.kind) || !isHisOwn(staff, control, now),
  );

/**
 * What somebody is to a request. Who is bound to its maker decides only where nobody else could and no other
 * two are free of each other, and only once the account of the one who was made has become his own: they could
 * never decide on anything again.
 */
export function eligibilityOf(
  staff: Staff,
  deciderId: number,
  { makerId, askedAt, roles }: AskedBy,
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
  return controls.every((control) => isHisOwn(staff, control, now)) ? 'decides' : 'conflicted';
}

/** What each of the two did to how the other one signs in. */
function controlBetween(staff: Staff, one: number, other: number): Control[] {
  const given = staff.changes.filter(
    ({ operatorId, byId }) =>
      (operatorId === one && byId === other) || (operatorId === other && byId === one),
  );
  return [...openings(staff, one, other), ...openings(staff, other, one), ...given];
}

/** The opening of an account, where `maker` did it or opened that of whoever did. */
function openings({ operators }: Staff, made: number, maker: number): Control[] {
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

/** Whether he has since chosen how he signs in, a day ago at least. */
function isHisOwn({ operators, changes }: Staff, { operatorId, at, kind }: Control, now: number): boolean {
  const operator = operators.find(({ id }) => id === operatorId);
  const last = (own: SignInChangeKind): number =>
    changes.reduce(
      (latest, change) =>
        change.operatorId === operatorId && change.kind === own ? Math.max(latest, change.at) : latest,
      0,
    );
  const isSettled = (chosen: number): boolean => chosen > at && now >= chosen + DECIDING_WAIT;
  if (!isSettled(last('own_password'))) return false;
  return kind === 'link' || (operator?.totpSecret != null && isSettled(last('own_factor')));
}
