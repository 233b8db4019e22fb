import { Alert } from '@mui/material';
import { Link, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { type AskedRequest, askedOf } from '../providers/asked.js';
import { t } from '../texts/texts.js';
import { zoned } from './zone.js';

/** What became of a save that a second person has to agree to. */
export const noticeOf = ({ approval_id: id, holds_at_ms: holdsAt }: AskedRequest) => (
  <Alert severity="info" variant="filled">
    {holdsAt === null
      ? t('ui.nothingHasChangedYetASecond')
      : t('ui.nothingHasChangedYetItHolds', { holdsAt: zoned(holdsAt) })}{' '}
    <Link to={`/approvals/${id}/show`} color="inherit" underline="always">
      {t('ui.openTheRequest')}
    </Link>
  </Alert>
);

/** What follows a form's save: says what became of it, and goes on; a new row that waits has no page yet. */
export function useSaved(to: 'list' | 'show', done = t('ui.saved')) {
  const [notify, redirect] = [useNotify(), useRedirect()];
  const resource = useResourceContext();
  return {
    onSuccess: (answer: RaRecord | undefined) => {
      if (!answer) return;
      const request = askedOf(answer);
      if (request) notify(noticeOf(request), { autoHideDuration: 10_000 });
      else notify(done, { type: 'success' });
      const isNew = request !== undefined && answer.id === request.approval_id;
      redirect(isNew ? 'list' : to, resource, answer.id, answer);
    },
  };
}
