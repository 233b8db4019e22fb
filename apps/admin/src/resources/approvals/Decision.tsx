import { Alert, Button } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProducts } from '../../product.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { DoneNotice } from '../../ui/DoneNotice.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ApproveButton } from '../../ui/review/ApproveButton.js';
import { isAnythingComing } from '../../ui/review/evidence-coming.js';
import { RejectButton } from '../../ui/review/RejectButton.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { useOnceSeen } from '../../ui/review/use-once-seen.js';
import { type Reading, useReading } from '../../ui/review/use-reading.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { useIsHere } from '../../ui/use-is-here.js';
import { usePermission } from '../../ui/use-permission.js';
import { zoned } from '../../ui/zone.js';
import { AskedFacts } from './AskedFacts.js';
import {
  type Approval,
  approveText,
  askedText,
  type Subjects,
  subjectId,
  subjectPage,
  subjectText,
  termsPage,
  useSubjects,
} from './approval.js';
import { useOutcomeWord } from './use-facts.js';
import { useWaitingRequests } from './waiting-requests.js';

/** Page and label of a request's outcome. */
function useOutcome(request: Approval, subjects: Subjects): string | null {
  const products = useProducts();
  return subjectPage(subjects, request) ?? termsPage(products, request);
}

/** Why no further action is possible, or its outcome. */
export const Notes = ({ request }: { request: Approval }) => {
  const outcome = useOutcome(request, useSubjects());
  const isWaiting = request.state === 'waiting';
  const { is_own: isOwn, may_reject: mayReject } = request;
  return (
    <>
      {isWaiting && request.refusal !== null && (
        <Alert severity="warning" variant="outlined">
          {formatRich('approvals.thisCannotBeDoneNow', { refusal: request.refusal })}
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
      {request.state === 'approved' && outcome !== null && (
        <Alert
          severity="success"
          variant="outlined"
          action={
            <Button color="inherit" component={Link} to={outcome}>
              {t('approvals.openWhatCameOfIt')}
            </Button>
          }
        >
          {t('approvals.approvedAndDone')}
        </Alert>
      )}
    </>
  );
};

interface AgreeingAsks {
  /** Statements to tick first. */
  readonly meant: readonly string[];
  /** Resulting amount; null: not stated. */
  readonly leaves: string | null;
  /** Reasons against it. */
  readonly warning: ReactNode;
}

const NOTHING_READ: Reading = { error: null, isFetching: false, refetch: () => undefined };

const NOTHING_ASKED: AgreeingAsks = { meant: [], leaves: null, warning: null };

/** Statements, result and warning that the subject's row adds to an approval. */
function useAgreeing(request: Approval, subjects: Subjects): AgreeingAsks {
  const found = subjects.get(request.kind);
  const agreeing = found?.agreeing?.[request.kind];
  const id = subjectId(subjects, request);
  const mayRead = usePermission(found?.resource ?? '', 'show');
  const isAsked = id !== null && mayRead === true && request.state === 'waiting';
  // A warning reads what it is about itself.
  const needsRow = isAsked && (agreeing?.meant ?? agreeing?.leaves) !== undefined;
  const reading = useWhole(found?.resource ?? '', id ?? 0, needsRow);
  const { data } = reading;
  // Not all evidence shows the row that the statements come from.
  useReading(needsRow ? reading : NOTHING_READ, needsRow && !data);
  if (!isAsked || !agreeing || (needsRow && !data)) return NOTHING_ASKED;
  const { meant, leaves, warning: Warning } = agreeing;
  return {
    meant: data ? (meant?.(data) ?? []) : [],
    leaves: data ? (leaves?.(data) ?? null) : null,
    warning: Warning && (
      <Suspense fallback={null}>
        <Warning id={id} before={request.before} after={request.after} />
      </Suspense>
    ),
  };
}

export type Verdict = 'approve' | 'reject';

interface DecisionProps {
  readonly request: Approval;
  /** Decision pressed before the request was loaded, to be asked about now. */
  readonly pressed: Verdict | null;
}

/** Possible actions, at the lower edge of the page. */
export const Decision = ({ request, pressed }: DecisionProps) => {
  const [asking, setAsking] = useState<Verdict | null>(null);
  const close = () => setAsking(null);
  const subjects = useSubjects();
  const outcome = useOutcome(request, subjects);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const leadsOn = outcome !== null && subjects.get(request.kind)?.leadsOn === true;
  const { may_approve: mayApprove, may_reject: mayReject, is_own: isOwn } = request;
  const isWaiting = request.state === 'waiting';
  const { waiting, place, next, step } = useWaitingRequests(request.id);
  const may: Readonly<Record<Verdict, boolean>> = {
    approve: isWaiting && mayApprove,
    reject: isWaiting && mayReject,
  };
  const { meant, leaves, warning } = useAgreeing(request, subjects);
  const { keep, askOnceSeen } = useOnceSeen<Verdict>({
    isThere: true,
    isRejectionHeld: true,
    ask: (verdict) => {
      if (may[verdict]) setAsking(verdict);
    },
  });
  const ask = (verdict: Verdict): void => {
    if (may[verdict]) askOnceSeen(verdict);
  };
  const askPressed = useEffectEvent(ask);
  const asks = useRef((useLocation().state as { asks?: boolean } | null)?.asks === true);
  useEffect(() => {
    if (!asks.current || !may.approve) return;
    asks.current = false;
    if (isAnythingComing()) keep('approve');
    else askPressed('approve');
  });
  useEffect(() => {
    if (pressed !== null) askPressed(pressed);
  }, [pressed]);
  useReviewKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
  });
  const away = isOwn ? t('approvals.takeItBack') : t('approvals.reject');
  const what = askedText(subjects, request);
  const came = useOutcomeWord(request);
  const said = came === null ? what : `${what}, ${came}`;
  const agreeing = subjects.get(request.kind)?.agreeing?.[request.kind];
  const agreed =
    agreeing?.done === undefined
      ? t('ui.doneTo', { done: t('common.approved'), what: said })
      : t('ui.doneTo', { done: agreeing.done, what: subjectText(subjects, request) });
  const withRest = (done: string): string => (next === null ? t('ui.nothingElseIsWaiting', { done }) : done);
  const approved = (): ReactNode => {
    if (leadsOn) return agreed;
    if (outcome === null) return withRest(agreed);
    return <DoneNotice text={withRest(agreed)} label={t('approvals.openWhatCameOfIt')} to={outcome} />;
  };
  // Not from a page that the operator has turned to before the answer.
  const leadTo = (to: string): void => {
    if (isHere.current) void navigate(to);
  };
  const goOn = (): void => {
    close();
    leadTo(next === null ? '/approvals' : `/approvals/${next}/show`);
  };
  return (
    <>
      <ReviewBar waiting={waiting} place={place} refusal={null} onClaim={null} onRelease={null} onStep={step}>
        {may.reject && (
          <RejectButton
            label={isOwn ? t('approvals.takeItBackR') : t('common.rejectR')}
            onClick={() => ask('reject')}
          />
        )}
        {may.approve && (
          <ApproveButton
            label={
              agreeing?.confirm ? t('approvals.verbA', { verb: agreeing.confirm }) : t('common.approveA')
            }
            danger={agreeing?.isDanger ?? false}
            onClick={() => ask('approve')}
          />
        )}
      </ReviewBar>
      {asking === 'approve' && (
        <ReasonDialog
          optional
          title={approveText(subjects, request)}
          danger={agreeing?.isDanger ?? false}
          touches={[leaves, agreeing?.touches ?? t('approvals.itIsDoneAtOnceAs')].filter(Boolean).join(' ')}
          confirm={agreeing?.confirm ?? t('approvals.approve3')}
          hint={t('approvals.forTheRecordMayBeLeft')}
          path={`approvals/${request.id}/approve`}
          field="note"
          done={approved()}
          agreed={meant}
          onDone={leadsOn ? () => leadTo(outcome) : goOn}
          onClose={close}
        >
          {warning}
          <AskedFacts request={request} />
        </ReasonDialog>
      )}
      {asking === 'reject' && (
        <ReasonDialog
          danger
          title={t('approvals.awayWith', { away, what })}
          touches={t('approvals.nothingIsChangedItCanBe')}
          confirm={away}
          hint={t('approvals.keptWithTheRequestForWhoever')}
          path={`approvals/${request.id}/reject`}
          field="note"
          done={
            isOwn
              ? t('ui.doneTo', { done: t('approvals.takenBack'), what: said })
              : withRest(t('ui.doneTo', { done: t('common.rejected'), what: said }))
          }
          // An operator who withdraws his own request was not working through the queue.
          onDone={isOwn ? close : goOn}
          onClose={close}
        />
      )}
    </>
  );
};
