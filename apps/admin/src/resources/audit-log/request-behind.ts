import type { Approval } from '../approvals/approval.js';
import type { AuditRow } from './audit-row.js';
import { resourceOf } from './field-names.js';

/** A change and the decision that made it true are written together: within so many ms. */
const TOGETHER = 10_000;

const fieldIn = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;

/** Who had asked for what a row tells of, by number; null: nobody had to. */
export function askerIn(after: unknown): number | null {
  const asker = fieldIn(after, 'asked_for_by');
  return typeof asker === 'number' || (typeof asker === 'string' && /^\d+$/.test(asker))
    ? Number(asker)
    : null;
}

/** The number of the request that a row tells of or names itself; null: it has to be looked for. */
export function requestNumberIn({ resource, resource_id: id, after }: AuditRow): number | null {
  const number = resource === 'approvals' ? id : fieldIn(after, 'approval');
  return number !== null && /^\d+$/.test(String(number)) ? Number(number) : null;
}

/** What was recorded, without who asked for it: that is said beside it. */
export function withoutAsker(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const { asked_for_by: _, approval: __, ...rest } = state as Readonly<Record<string, unknown>>;
  return rest;
}

const plain = (name: string): string => name.replaceAll('_', '-').replace(/s$/, '');

/** Of requests, the one that a change came of: about the same, and decided on as the change was written. */
export function requestBehind<Asked extends Pick<Approval, 'kind' | 'subject' | 'decided_at_ms'>>(
  { resource, resource_id: id, at_ms: at }: Pick<AuditRow, 'resource' | 'resource_id' | 'at_ms'>,
  requests: readonly Asked[],
): Asked | undefined {
  const apart = ({ decided_at_ms: decided }: Asked): number =>
    decided === null ? Number.POSITIVE_INFINITY : Math.abs(decided - at);
  return requests
    .filter((each) => apart(each) <= TOGETHER)
    .filter(({ kind, subject }) => subject === id || plain(resourceOf(kind)) === plain(resource))
    .sort(
      (one, other) => Number(other.subject === id) - Number(one.subject === id) || apart(one) - apart(other),
    )[0];
}
