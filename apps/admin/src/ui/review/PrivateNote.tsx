import { Typography } from '@mui/material';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { useGetList } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { usePermission } from '../use-permission.js';
import { When } from '../WhenField.js';

interface Props {
  readonly row: {
    readonly id: number;
    readonly note: string | null;
    readonly decided_by_name: string | null;
    readonly decided_at_ms: number | null;
  };
  /** Kind of the approved request: the note is then the requester's. Absent: no approval is possible. */
  readonly kind?: string | undefined;
}

/** Operators' private note on a decision, with author and time. */
export const PrivateNote = ({ row, kind }: Props) => {
  const mayList = usePermission('approvals', 'list') === true;
  const { data = [], isPending } = useGetList<ApprovalRow>(
    'approvals',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'made_at_ms', order: 'DESC' },
      filter: { kind, subject: String(row.id), state: 'approved' },
    },
    { enabled: mayList && kind !== undefined && row.note !== null },
  );
  if (row.note === null) return null;
  const [asked] = data;
  // Without read access to requests the author is hidden: it could be the wrong name.
  const isKnown = kind === undefined || (mayList && !isPending);
  const by = asked ? asked.maker_name || asked.maker : row.decided_by_name;
  return (
    <>
      <bdi>{row.note}</bdi>
      {isKnown && by !== null && (
        <Typography variant="body2" component="div" color="textSecondary">
          {formatRich('customers.byWhen', { by, time: <When ms={asked?.made_at_ms ?? row.decided_at_ms} /> })}
        </Typography>
      )}
    </>
  );
};
