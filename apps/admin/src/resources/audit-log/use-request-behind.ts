import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { usePermission } from '../../ui/use-permission.js';
import type { Approval } from '../approvals/approval.js';
import type { AuditRow } from './audit-row.js';
import { askerIn, requestBehind, requestNumberIn } from './request-behind.js';

/** Maximum time that a request waits for a decision, ms. */
const LONGEST = 31 * 24 * 3_600_000;
const MOST = 200;

/** Request that caused a log row or is its subject, if the role may read requests; undefined: none. */
export function useRequestBehind(row: AuditRow | undefined): Approval | undefined {
  const provider = useDataProvider();
  const mayRead = usePermission('approvals', 'list') === true;
  const number = row ? requestNumberIn(row) : null;
  const asker = row ? askerIn(row.after) : null;
  const { data } = useQuery({
    queryKey: ['approvals', 'behind', row?.id],
    queryFn: async (): Promise<Approval | null> => {
      if (!row) return null;
      let id = number;
      if (id === null) {
        const { data: asked } = await provider.getList<Approval>('approvals', {
          pagination: { page: 1, perPage: MOST },
          sort: { field: 'made_at_ms', order: 'DESC' },
          filter: {
            ...{ maker_id: asker, state: 'approved' },
            ...{
              from: new Date(row.at_ms - LONGEST).toISOString(),
              until: new Date(row.at_ms + 1).toISOString(),
            },
          },
        });
        id = requestBehind(row, asked)?.id ?? null;
      }
      return id === null ? null : (await provider.getOne<Approval>('approvals', { id })).data;
    },
    enabled: mayRead && row !== undefined && (number !== null || asker !== null),
    staleTime: 60_000,
  });
  return data ?? undefined;
}
