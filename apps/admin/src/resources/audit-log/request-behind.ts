import type { Approval } from '../approvals/approval.js';
import type { AuditRow } from './audit-row.js';
import { resourceOf } from './field-names.js';

/** A change and its approval are written together: within this many ms. */
const TOGETHER = 10_000;

const fieldIn = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;

/** Id of the operator who requested the logged change; null: no request was needed. */
export function askerIn(after: unknown): number | null {
  const asker = fieldIn(after, 'asked_for_by');
  return typeof asker === 'number' || (typeof asker === 'string' && /^\d+$/.test(asker))
    ? Number(asker)
    : null;
}

/** Id of the request that a row is about or refers to; null: it has to be searched for. */
export function requestNumberIn({ resource, resource_id: id, after }: AuditRow): number | null {
  const number = resource === 'approvals' ? id : fieldIn(after, 'approval');
  return number !== null && /^\d+$/.test(String(number)) ? Number(number) : null;
}

/** Recorded state without the requester, who is shown next to it. */
export function withoutAsker(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const { asked_for_by: _, approval: __, ...rest } = state as Readonly<Record<string, unknown>>;
  return rest;
}

const plain = (name: string): string => name.replaceAll('_', '-').replace(/s$/, '');

/**
 * Request that caused a change: decided when the change was written, with the same subject or kind. If several match,
 * none is returned: a wrong reason is worse than none.
 */
export function requestBehind<Asked extends Pick<Approval, 'kind' | 'subject' | 'decided_at_ms'>>(
  { resource, resource_id: id, at_ms: at }: Pick<AuditRow, 'resource' | 'resource_id' | 'at_ms'>,
  requests: readonly Asked[],
): Asked | undefined {
  const then = requests.filter(
    ({ decided_at_ms: decided }) => decided !== null && Math.abs(decided - at) <= TOGETHER,
  );
  const ofKind = then.filter(({ kind }) => plain(resourceOf(kind)) === plain(resource));
  const aboutIt = ({ subject }: Asked): boolean => subject === id;
  const nearest = [ofKind.filter(aboutIt), then.filter(aboutIt), ofKind].find(({ length }) => length > 0);
  return nearest?.length === 1 ? nearest[0] : undefined;
}
