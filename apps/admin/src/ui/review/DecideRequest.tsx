import { Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { usePermission } from '../use-permission.js';
import type { SecondPerson } from './second-person.js';
import { useReviewKeys } from './use-review-keys.js';

/** Leads an approver to the request, by the key that approves. */
export const DecideRequest = ({ approval, me }: { approval: SecondPerson; me: number | undefined }) => {
  const navigate = useNavigate();
  const mayOpen = usePermission('approvals', 'list');
  // Decided there by its own permission, whatever the role may do in this queue.
  const mayApprove = usePermission('approvals', 'approve');
  const isOffered = mayOpen === true && mayApprove === true && approval.maker_id !== me;
  const open = (): void => {
    // There the confirmation opens as soon as its evidence is loaded.
    if (isOffered) navigate(`/approvals/${approval.id}/show`, { state: { asks: true } });
  };
  useReviewKeys({ a: open });
  return isOffered ? (
    <Button variant="contained" onClick={open}>
      {t('ui.decideOnTheRequestA')}
    </Button>
  ) : null;
};
