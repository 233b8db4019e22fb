import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, Show, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { Pill } from '../../ui/Pill.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { zoned } from '../../ui/zone.js';
import { Diff } from '../audit-log/Diff.js';
import { type Approval, aboutOf, ageOf, STATES, subjectPage, subjectText, useSubjects } from './approval.js';
import { useWaitingRequests } from './waiting-requests.js';

const Title = () => {
  const request = useRecordContext<Approval>();
  return <>{request ? `${request.label}: ${request.subject}` : t('approvals.request')}</>;
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const Request = ({ request }: { request: Approval }) => {
  const { state } = request;
  const subjects = useSubjects();
  const page = subjectPage(subjects, request);
  const isDecided = request.decided_at_ms !== null;
  return (
    <Section title={t('approvals.askedFor')} action={<Pill {...STATES[state]} />}>
      <Facts
        rows={[
          [t('approvals.what'), request.label],
          [
            t('approvals.which'),
            page === null ? (
              request.subject
            ) : (
              <Link key="which" to={page}>
                {subjectText(subjects, request)}
              </Link>
            ),
          ],
          ...aboutOf(request).map(([name, value]) => [capital(name), value] as const),
          [t('common.reason'), request.reason],
          [
            t('approvals.askedBy'),
            request.is_own ? t('approvals.byYou', { maker: request.maker }) : request.maker,
          ],
          [t('common.asked'), <When key="made" ms={request.made_at_ms} />],
          ...(state === 'waiting'
            ? ([[t('common.waitsFor'), <Pill key="age" {...ageOf(request, Date.now())} />]] as const)
            : []),
          ...(state === 'waiting' && request.holds_at_ms !== null
            ? ([[t('approvals.holdsFrom'), zoned(request.holds_at_ms)]] as const)
            : []),
          ...(isDecided
            ? ([
                [t('common.decidedBy'), request.decider],
                [t('common.decided'), <When key="decided" ms={request.decided_at_ms} />],
                [t('approvals.note'), request.note],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
};

/** What can be done with it, and why not more. */
const Decision = ({ request }: { request: Approval }) => {
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsking(null);
  const subjects = useSubjects();
  const page = subjectPage(subjects, request);
  const navigate = useNavigate();
  const approved = () => {
    close();
    if (page !== null && subjects.get(request.kind)?.leadsOn) navigate(page);
  };
  const { may_approve: mayApprove, may_reject: mayReject, is_own: isOwn } = request;
  const isWaiting = request.state === 'waiting';
  const { waiting, step } = useWaitingRequests(request.id);
  useReviewKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => isWaiting && mayApprove && setAsking('approve'),
    r: () => isWaiting && mayReject && setAsking('reject'),
  });
  const away = isOwn ? t('approvals.takeItBack') : t('approvals.reject');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isWaiting && request.refusal !== null && (
        <Alert severity="warning" variant="outlined">
          {say('approvals.thisCannotBeDoneNow', { refusal: request.refusal })}
        </Alert>
      )}
      {isWaiting && isOwn && (
        <Alert severity="info" variant="outlined">
          {request.holds_at_ms === null
            ? t('approvals.youAskedForThisYourselfA')
            : t('approvals.nobodyElseCouldDecideOnThis', { holds: zoned(request.holds_at_ms) })}
        </Alert>
      )}
      {isWaiting && !isOwn && !mayReject && (
        <Alert severity="info" variant="outlined">
          {t('approvals.yourRoleDoesNotDecideOn')}
        </Alert>
      )}
      <ReviewBar waiting={waiting} refusal={null} onClaim={null} onRelease={null} onStep={step}>
        {isWaiting && mayReject && (
          <Button variant="outlined" color="error" onClick={() => setAsking('reject')}>
            {isOwn ? t('approvals.takeItBackR') : t('common.rejectR')}
          </Button>
        )}
        {isWaiting && mayApprove && (
          <Button variant="contained" onClick={() => setAsking('approve')}>
            {t('common.approveA')}
          </Button>
        )}
      </ReviewBar>
      {asking === 'approve' && (
        <ReasonDialog
          optional
          title={t('approvals.approve2', { label: request.label, subject: request.subject })}
          touches={t('approvals.itIsDoneAtOnceAs')}
          confirm={t('approvals.approve3')}
          hint={t('approvals.forTheRecordMayBeLeft')}
          path={`approvals/${request.id}/approve`}
          field="note"
          done={t('common.approved')}
          onDone={approved}
          onClose={close}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          danger
          title={`${away}: ${request.label} ${request.subject}?`}
          touches={t('approvals.nothingIsChangedItCanBe')}
          confirm={away}
          hint={t('approvals.keptWithTheRequestForWhoever')}
          path={`approvals/${request.id}/reject`}
          field="note"
          done={isOwn ? t('approvals.takenBack') : t('common.rejected')}
          onClose={close}
        />
      )}
    </Box>
  );
};

const Body = () => {
  const request = useRecordContext<Approval>();
  if (!request) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Request request={request} />
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Section
          title={request.state === 'waiting' ? t('approvals.wouldChange') : t('approvals.whatItWasAbout')}
        >
          <Diff before={request.before} after={request.after} />
        </Section>
        <Decision request={request} />
      </Box>
    </Box>
  );
};

/** A request, what it would change at this instant, and the decision under both. */
export const ApprovalShow = () => (
  <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 2000 }}>
    <Body />
  </Show>
);
