import { Alert } from '@mui/material';
import { Link } from 'react-admin';
import { useMay } from '../use-may.js';
import { type NeedsSecondPerson, REASONS } from './second-person.js';

/** Whether one person is enough, who has asked, and where the request waits; `nothing`: what is not done before. */
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
  const { approval, second_person_reason: reason } = row;
  if (approval === null) {
    if (reason === null) return null;
    return (
      <Alert severity="info" variant="outlined">
        {REASONS[reason]}: approving it asks a second person to agree.
      </Alert>
    );
  }
  const who = approval.maker_id === me ? 'You have' : `${approval.maker} has`;
  return (
    <Alert severity="warning" variant="outlined">
      {who} asked for this. {nothing} before a second person agrees.{' '}
      {canAccess && <Link to={`/approvals/${approval.id}/show`}>Open the request</Link>}
    </Alert>
  );
};
