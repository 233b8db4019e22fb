import { Alert, Typography } from '@mui/material';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { Link, useGetOne, useResourceContext } from 'react-admin';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { useMay } from '../use-may.js';
import { When } from '../WhenField.js';
import { type NeedsSecondPerson, REASONS } from './second-person.js';

/** What the first person wrote to the second, for who may read it. */
const NoteOfFirst = ({ id }: { id: number }) => {
  const { data } = useGetOne<ApprovalRow>('approvals', { id });
  return data?.reason ? (
    <>
      <Typography variant="body2" dir="auto" sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`“${data.reason}”`}
      </Typography>
      <Typography variant="body2" component="div">
        {say('customers.byWhen', {
          by: data.maker_name || data.maker,
          time: <When ms={data.made_at_ms} />,
        })}
      </Typography>
    </>
  ) : null;
};

/** Whether one person is enough, who has asked and why, and where the request waits; `nothing`: what is not done before. */
export const SecondPersonNote = ({
  row,
  nothing,
  me,
}: {
  row: NeedsSecondPerson;
  nothing: string;
  me: number | undefined;
}) => {
  const canAccess = useMay('approvals', 'list');
  const mayApprove = useMay(useResourceContext() ?? '', 'approve');
  const { approval, second_person_reason: reason } = row;
  if (approval === null) {
    // Whoever may not approve it is not told how his approval would count.
    if (reason === null || mayApprove !== true) return null;
    return (
      <Alert severity="info" variant="outlined">
        {say('ui.approvingItAsksASecondPerson', { reason: REASONS[reason] })}
      </Alert>
    );
  }
  const who = approval.maker_id === me ? t('ui.youHave') : t('ui.has', { maker: approval.maker });
  return (
    <Alert severity="info" variant="outlined">
      {say('ui.askedForThisBeforeASecond', { who, nothing })}{' '}
      {canAccess && <Link to={`/approvals/${approval.id}/show`}>{t('ui.openTheRequest')}</Link>}
      {canAccess && <NoteOfFirst id={approval.id} />}
    </Alert>
  );
};
