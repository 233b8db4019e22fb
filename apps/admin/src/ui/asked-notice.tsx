import { Alert } from '@mui/material';
import {
  Link,
  type RaRecord,
  type RedirectionSideEffect,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { type AskedRequest, askedOf } from '../providers/asked.js';
import { useSubjects } from '../resources/approvals/approval.js';
import { t } from '../texts/texts.js';
import { CloseNotice } from './CloseNotice.js';
import { useReadAnew } from './open-forms.js';
import { useIsLeft } from './use-is-left.js';
import { useRowName } from './use-row-name.js';
import { useSaveFailed } from './use-save-failed.js';
import { zoned } from './zone.js';

/** Notification about a save that needs approval; `what` names it. */
export const noticeOf = ({ approval_id: id, holds_at_ms: holdsAt }: AskedRequest, what?: string) => (
  <Alert severity="info" variant="filled" action={<CloseNotice />}>
    {what && `${t('ui.askedForNamed', { name: what })} `}
    {holdsAt === null
      ? t('ui.nothingHasChangedYetASecond')
      : t('ui.nothingHasChangedYetItHolds', { holdsAt: zoned(holdsAt) })}{' '}
    <Link to={`/approvals/${id}/show`} color="inherit">
      {t('ui.openTheRequest')}
    </Link>
  </Alert>
);

/** Subject of a request that creates something. */
const subjectOf = ({ subject_name: called, subject }: RaRecord): string | undefined =>
  [called, subject].find((each) => typeof each === 'string' && each !== '');

/**
 * Handlers for a form's save: they notify and redirect. A new row that waits for approval has no page yet. Whoever left
 * the form meanwhile is told as well, and is led nowhere.
 */
export function useSaved(to: RedirectionSideEffect, done?: string | ((row: RaRecord) => string)) {
  const [notify, redirect, readAnew] = [useNotify(), useRedirect(), useReadAnew()];
  const resource = useResourceContext();
  const nameOf = useRowName(resource);
  const called = useSubjects().get(`${resource}.change`)?.called;
  const { id } = useParams();
  const isLeft = useIsLeft();
  const inWords = (subject: string | undefined) => (subject && called?.(subject)) ?? subject;
  const said = (name: string | undefined): string => {
    if (typeof done === 'string') return done;
    if (name === undefined) return t('ui.saved');
    return id === undefined ? t('ui.createdNamed', { name }) : t('ui.savedNamed', { name });
  };
  return {
    onSuccess: (answer: RaRecord | undefined) => {
      if (!answer) return;
      const request = askedOf(answer);
      const isNew = request !== undefined && answer.id === request.approval_id;
      if (request)
        notify(noticeOf(request, isNew ? inWords(subjectOf(answer)) : nameOf(answer)), {
          autoHideDuration: 10_000,
        });
      else notify(typeof done === 'function' ? done(answer) : said(nameOf(answer)), { type: 'success' });
      if (isLeft(answer.id)) readAnew();
      else redirect(isNew ? 'list' : to, resource, answer.id, answer);
    },
    onError: useSaveFailed(),
  };
}
