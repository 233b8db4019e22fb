import { useGetList } from 'react-admin';
import { usePermission } from '../../ui/use-permission.js';
import type { Approval } from '../approvals/approval.js';
import type { Summary } from './customer.js';

type Level = Summary['identity'][number]['level'];
type Standing = Readonly<Record<Level, boolean>>;

/** Identity levels with a pending revocation request, and links to those. */
export function useAskedRevocations(uid: string): ReadonlyMap<Level, number> {
  const mayRead = usePermission('approvals', 'list');
  const { data = [] } = useGetList<Approval>(
    'approvals',
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'made_at_ms', order: 'ASC' },
      filter: { state: 'waiting', kind: 'customers.revoke_identity', subject: uid },
    },
    { enabled: mayRead === true, refetchInterval: 15_000 },
  );
  return new Map(
    data.flatMap(({ id, before, after }) => {
      const [was, is] = [before as Standing, after as Standing];
      return (['junior', 'senior'] as const)
        .filter((level) => was[level] && !is[level])
        .map((level) => [level, id] as const);
    }),
  );
}
