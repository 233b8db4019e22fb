import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, Show, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { at } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { Diff } from '../audit-log/Diff.js';
import { type Approval, aboutOf, ageOf, STATES, subjectPage, subjectText, useSubjects } from './approval.js';

const Title = () => {
  const request = useRecordContext<Approval>();
  return <>{request ? `${request.label}: ${request.subject}` : 'Request'}</>;
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const Request = ({ request }: { request: Approval }) => {
  const { state } = request;
  const subjects = useSubjects();
  const page = subjectPage(subjects, request);
  const isDecided = request.decided_at_ms !== null;
  return (
    <Section title="Asked for" action={<Pill {...STATES[state]} />}>
      <Facts
        rows={[
          ['What', request.label],
          [
            'Which',
            page === null ? (
              request.subject
            ) : (
              <Link key="which" to={page}>
                {subjectText(subjects, request)}
              </Link>
            ),
          ],
          ...aboutOf(request).map(([name, value]) => [capital(name), value] as const),
          ['Reason', request.reason],
          ['Asked by', request.is_own ? `${request.maker} (you)` : request.maker],
          ['Asked', <When key="made" ms={request.made_at_ms} />],
          ...(state === 'waiting'
            ? ([['Waits for', <Pill key="age" {...ageOf(request, Date.now())} />]] as const)
            : []),
          ...(state === 'waiting' && request.holds_at_ms !== null
            ? ([['Holds from', `${at(request.holds_at_ms)} GMT`]] as const)
            : []),
          ...(isDecided
            ? ([
                ['Decided by', request.decider],
                ['Decided', <When key="decided" ms={request.decided_at_ms} />],
                ['Note', request.note],
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
  const { may_approve: mayApprove, may_reject: mayReject, is_own: isOwn } = request;
  if (request.state !== 'waiting') return null;
  const away = isOwn ? 'Take it back' : 'Reject';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {request.refusal !== null && (
        <Alert severity="warning" variant="outlined">
          This cannot be done now: {request.refusal}
        </Alert>
      )}
      {isOwn && (
        <Alert severity="info" variant="outlined">
          {request.holds_at_ms === null
            ? 'You asked for this yourself. A second person decides on it.'
            : `Nobody else could decide on this: it holds from ${at(request.holds_at_ms)} GMT, judged once more then. You can take it back until then.`}
        </Alert>
      )}
      {!isOwn && !mayReject && (
        <Alert severity="info" variant="outlined">
          Your role does not decide on this.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {mayReject && (
          <Button variant="outlined" color="error" onClick={() => setAsking('reject')}>
            {away} …
          </Button>
        )}
        {mayApprove && (
          <Button variant="contained" onClick={() => setAsking('approve')}>
            Approve …
          </Button>
        )}
      </Box>
      {asking === 'approve' && (
        <ReasonDialog
          optional
          title={`Approve: ${request.label} ${request.subject}?`}
          touches="It is done at once, as the world stands now."
          confirm="Approve"
          hint="For the record; may be left empty."
          path={`approvals/${request.id}/approve`}
          field="note"
          done="Approved"
          onClose={close}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          danger
          title={`${away}: ${request.label} ${request.subject}?`}
          touches="Nothing is changed. It can be asked for anew."
          confirm={away}
          hint="Kept with the request, for whoever reads it."
          path={`approvals/${request.id}/reject`}
          field="note"
          done={isOwn ? 'Taken back' : 'Rejected'}
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
        <Section title={request.state === 'waiting' ? 'Would change' : 'What it was about'}>
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
