import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useGetRecordId, useRecordContext } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { Pill } from '../../ui/Pill.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Coming } from '../../ui/review/Coming.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { ReviewSkeleton } from '../../ui/review/ReviewSkeleton.js';
import { useEarly } from '../../ui/review/use-early.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { zoned } from '../../ui/zone.js';
import { Diff } from '../audit-log/Diff.js';
import { resourceOf } from '../audit-log/field-names.js';
import {
  type Approval,
  customerName,
  kindName,
  leftOf,
  rowPage,
  STATES,
  subjectId,
  subjectPage,
  subjectText,
  titleText,
  useSubjects,
} from './approval.js';
import { Decision, Notes, type Verdict } from './Decision.js';
import { SettingAsked } from './SettingAsked.js';
import { useRequestFacts, ValueText } from './use-facts.js';
import { WithUid } from './WithUid.js';

const Title = () => {
  const request = useRecordContext<Approval>();
  const subjects = useSubjects();
  return <>{request ? titleText(subjects, request) : t('approvals.request')}</>;
};

/** Customer concerned: name with UID. */
const Concerned = ({ customer }: { customer: NonNullable<Approval['customer']> }) => (
  <WithUid customer={customer}>
    <Link to={`/customers/${customer.id}/show`}>{customerName(customer)}</Link>
  </WithUid>
);

interface RequestProps {
  readonly request: Approval;
  /** Whether the changes are listed among the facts: the page next to them is the evidence's. */
  readonly withChanges: boolean;
}

const Request = ({ request, withChanges }: RequestProps) => {
  const { state, customer } = request;
  const subjects = useSubjects();
  const products = useProducts();
  const { about, changes } = useRequestFacts(request);
  const found = subjects.get(request.kind);
  const page = (found && subjectPage(subjects, request)) ?? rowPage(products, request);
  const isOfCustomer = found?.resource === 'customers' && customer !== null;
  const isDecided = request.decided_at_ms !== null;
  const subject =
    found || request.subject_name ? subjectText(subjects, { ...request, customer: null }) : request.subject;
  return (
    <Section title={t('approvals.askedFor')} action={<Pill {...STATES[state]} />}>
      <Facts
        rows={[
          [t('approvals.what'), kindName(request)],
          ...(isOfCustomer
            ? []
            : ([
                [
                  t('approvals.which'),
                  page === null ? (
                    subject
                  ) : (
                    <Link key="which" to={page}>
                      {subject}
                    </Link>
                  ),
                ],
              ] as const)),
          ...(customer
            ? ([[t('common.customer'), <Concerned key="customer" customer={customer} />]] as const)
            : []),
          ...about.map(([name, value]) => [name, <ValueText key={name} text={value} />] as const),
          ...(withChanges
            ? changes.map(([name, value]) => [name, <strong key={name}>{value}</strong>] as const)
            : []),
          [t('common.reason'), request.reason],
          [
            t('approvals.askedBy'),
            request.is_own ? (
              t('approvals.byYou', { maker: request.maker_name || request.maker })
            ) : (
              <OperatorName key="maker" name={request.maker_name} email={request.maker} />
            ),
          ],
          [t('common.asked'), <When key="made" ms={request.made_at_ms} />],
          ...(state === 'waiting'
            ? ([[t('approvals.timeLeft'), <Pill key="left" {...leftOf(request, Date.now())} />]] as const)
            : []),
          ...(state === 'waiting' && request.holds_at_ms !== null
            ? ([[t('approvals.holdsFrom'), zoned(request.holds_at_ms)]] as const)
            : []),
          ...(isDecided
            ? ([
                [
                  t('common.decidedBy'),
                  <OperatorName key="decider" name={request.decider_name} email={request.decider} />,
                ],
                [t('common.decided'), <When key="decided" ms={request.decided_at_ms} />],
                [t('approvals.note'), request.note],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
};

/**
 * Evidence that the requester saw, for operators who may read it: the evidence itself, or the part below the request.
 */
const Evidence = ({ request, part }: { request: Approval; part: 'evidence' | 'beside' }) => {
  const subjects = useSubjects();
  const found = subjects.get(request.kind);
  const mayRead = usePermission(found?.resource ?? '', 'show');
  const id = subjectId(subjects, request);
  const Shown = found?.[part];
  if (!Shown || id === null) return null;
  if (mayRead === undefined) return <Coming />;
  if (!mayRead) return null;
  // The request above stays readable while the evidence loads; the decision comes afterwards.
  return (
    <Suspense fallback={<Coming />}>
      <Shown id={id} before={request.before} after={request.after} />
    </Suspense>
  );
};

const Changes = ({ request }: { request: Approval }) => (
  <Section title={request.state === 'waiting' ? t('approvals.wouldChange') : t('approvals.whatItWasAbout')}>
    <Diff
      resource={resourceOf(request.kind)}
      subject={request.subject}
      before={request.before}
      after={request.after}
    />
  </Section>
);

/** Effect of the change, while it can still be decided. */
const Effect = ({ request }: { request: Approval }) => {
  const Shown = useSubjects().get(request.kind)?.effect;
  if (!Shown || request.state !== 'waiting') return null;
  return (
    <Suspense fallback={<Coming />}>
      <Shown before={request.before} after={request.after} />
    </Suspense>
  );
};

/** Once anybody decides the request, the rows shown next to it are read again: they have changed. */
function useReadAgain({ id, state }: Approval): void {
  const client = useQueryClient();
  const seen = useRef({ id, state });
  useEffect(() => {
    const isDecided = seen.current.id === id && seen.current.state !== state;
    seen.current = { id, state };
    if (isDecided) void client.invalidateQueries();
  }, [client, id, state]);
}

interface BodyProps {
  readonly request: Approval;
  /** Decision pressed before the request was loaded. */
  readonly pressed: Verdict | null;
}

const Body = ({ request, pressed }: BodyProps) => {
  const hasEvidence = useSubjects().get(request.kind)?.evidence !== undefined;
  useReadAgain(request);
  return (
    <>
      <ReviewColumns
        claimed={
          <>
            <Request request={request} withChanges={hasEvidence} />
            <Evidence request={request} part="beside" />
          </>
        }
        decision={null}
      >
        <Notes request={request} />
        {!hasEvidence && <Changes request={request} />}
        <SettingAsked request={request} />
        <Effect request={request} />
        <Evidence request={request} part="evidence" />
      </ReviewColumns>
      <Decision request={request} pressed={pressed} />
    </>
  );
};

const Read = () => {
  const request = useRecordContext<Approval>();
  const [pressed, setPressed] = useState<Verdict | null>(null);
  const keepEarly = useEarly<Verdict>(request !== undefined, setPressed);
  useReviewKeys(request ? {} : { a: () => keepEarly('approve'), r: () => keepEarly('reject') });
  return request ? <Body request={request} pressed={pressed} /> : <ReviewSkeleton isTitled />;
};

/** Each request has a state of its own: what was pressed for one never decides on another. */
const ReadOfEach = () => <Read key={useGetRecordId()} />;

/** Starts at the same height as a review. */
const flush = { '& .RaShow-main': { mt: 0 } };

/** Request with its current changes and evidence, and the decision below. */
export const ApprovalShow = () => (
  <RecordShow
    title={<Title />}
    component="div"
    actions={false}
    sx={flush}
    queryOptions={{ refetchInterval: 2000 }}
  >
    <ReadOfEach />
  </RecordShow>
);
