import { notFound } from '../../platform/admin/admin-error.js';
import { int, type RowOf, table, text, time } from '../../platform/database/table.js';
import { type ActionOf, actionsOf, type Resource, resources } from '../operators/role-matrix.js';

/** Claims on queued items, so that two operators do not work on the same one. */
export const reviewClaims = table('review_claims', ['kind', 'subjectId'], {
  kind: text<ClaimKind>(),
  subjectId: int(),
  operatorId: int(),
  /** Time of the claim; valid for a quarter of an hour. */
  at: time(),
});
export type ReviewClaim = RowOf<typeof reviewClaims>;
/** Queue name: a resource with a `claim` action in the table of roles. */
export type ClaimKind = { [R in Resource]: 'claim' extends ActionOf<R> ? R : never }[Resource];

export const isClaimKind = (resource: string): resource is ClaimKind =>
  resources.some((each) => each === resource && actionsOf(each).includes('claim'));

/** Parses `verifications-12` into queue and number. */
export function subjectOf(id: string): Pick<ReviewClaim, 'kind' | 'subjectId'> {
  const [, kind = '', number = ''] = /^([a-z-]+)-(\d{1,15})$/.exec(id) ?? [];
  if (!isClaimKind(kind)) throw notFound('claim');
  return { kind, subjectId: Number(number) };
}
