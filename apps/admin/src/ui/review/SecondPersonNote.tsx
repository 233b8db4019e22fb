import { Alert, Typography } from '@mui/material';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { Link, useGetOne, useResourceContext } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { usePermission } from '../use-permission.js';
import { When } from '../WhenField.js';
import { type NeedsSecondPerson, REASONS } from './second-person.js';

/** Note from the requester to the approver, if the role may read it. */
const NoteOfFirst = ({ id }: { id: number }) => {
  const { data } = useGetOne<ApprovalRow>('approvals', { id });
  return data?.reason ? (
    <>
      <Typography variant="body2" dir="auto" sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`“${data.reason}”`}
      </Typography>
      <Typography variant="body2" component="div">
        {formatRich('customers.byWhen', {
          by: data.maker_name || data.maker,
          time: <When ms={data.made_at_ms} />,
        })}
      </Typography>
    </>
  ) : null;
};

/**
 * Whether approval is needed, who requested it and why, with a link to the request; `nothing`: what is not done before
 * it.
 */
export const SecondPersonNote = ({
  row,
  nothing,
  me,
}: {
  row: NeedsSecondPerson;
  nothing: string;
  me: number | undefined;
}) => {
  const canAccess = usePermission('approvals', 'list');
  const mayApprove = usePermission(useResourceContext() ?? '', 'approve');
  const { approval, second_person_reason: reason } = row;
  if (approval === null) {
    // An operator who may not approve does not see how his approval would count.
    if (reason === null || mayApprove !== true) return null;
    return (
      <Alert severity="info" variant="outlined">
        {formatRich('ui.approvingItAsksASecondPerson', { reason: REASONS[reason] })}
      </Alert>
    );
  }
  const who = approval.maker_id === me ? t('ui.youHave') : t('ui.has', { maker: approval.maker });
  return (
    <Alert severity="info" variant="outlined">
      {formatRich('ui.askedForThisBeforeASecond', { who, nothing })}{' '}
      {canAccess && <Link to={`/approvals/${approval.id}/show`}>{t('ui.openTheRequest')}</Link>}
      {canAccess && <NoteOfFirst id={approval.id} />}
    </Alert>
  );
};
