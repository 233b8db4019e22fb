import { notFound } from '../../platform/admin/admin-error.js';
import { int, type RowOf, table, text, time } from '../../platform/database/table.js';
import { type ActionOf, actionsOf, type Resource, resources } from '../operators/role-matrix.js';

/** Who works on what waits in a queue, so that two do not work on one. */
export const reviewClaims = table('review_claims', ['kind', 'subjectId'], {
  kind: text<ClaimKind>(),
  subjectId: int(),
  operatorId: int(),
  /** Since when; counts for a quarter of an hour. */
  at: time(),
});
export type ReviewClaim = RowOf<typeof reviewClaims>;
/** The queue that it waits in: a resource of which the table of roles says who claims. */
export type ClaimKind = { [R in Resource]: 'claim' extends ActionOf<R> ? R : never }[Resource];

export const isClaimKind = (resource: string): resource is ClaimKind =>
  resources.some((each) => each === resource && actionsOf(each).includes('claim'));

/** `verifications-12` → its queue and its number. */
export function subjectOf(id: string): Pick<ReviewClaim, 'kind' | 'subjectId'> {
  const [, kind = '', number = ''] = /^([a-z-]+)-(\d{1,15})$/.exec(id) ?? [];
  if (!isClaimKind(kind)) throw notFound('claim');
  return { kind, subjectId: Number(number) };
}
