import { useGetManyAggregate } from 'react-admin';
import { OperatorName } from '../../ui/OperatorName.js';
import { usePermission } from '../../ui/use-permission.js';
import type { AuditRow } from './audit-row.js';

type Row = Pick<AuditRow, 'operator_id' | 'operator_email'>;

/** Operator of a log row, by name if the role may read operators; one request for all rows of a page. */
export const LoggedOperator = ({ row: { operator_id: id, operator_email: email } }: { row: Row }) => {
  const mayRead = usePermission('operators', 'list') === true;
  const { data } = useGetManyAggregate<{ id: number; name: string }>(
    'operators',
    { ids: id === null ? [] : [id] },
    { enabled: mayRead && id !== null, staleTime: 60_000 },
  );
  return <OperatorName name={data?.[0]?.name ?? null} email={email} />;
};
