import { Button } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { ReadFailed } from '../../ui/ReadFailed.js';
import { ApproveButton } from '../../ui/review/ApproveButton.js';
import { ClaimedBy } from '../../ui/review/ClaimedBy.js';
import { DecideRequest } from '../../ui/review/DecideRequest.js';
import { Fields } from '../../ui/review/Fields.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { ReviewSkeleton } from '../../ui/review/ReviewSkeleton.js';
import { SecondPersonNote } from '../../ui/review/SecondPersonNote.js';
import { useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { missingWords, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { customerLabel } from '../../ui/whose.js';
import { Entries } from '../ledger-entries/Entries.js';
import { Agreement } from './Agreement.js';
import { CostThen, LoanStatement, PayoffFacts } from './LoanStatement.js';
import { LOAN_QUEUE, type Loan, type LoanDetails, stageOf } from './loan.js';
import { Repayment } from './Repayment.js';
import { ACTIONS, askedOf, DONE_ASKED, type Verdict } from './verdict.js';
import { WriteOff } from './WriteOff.js';

const NAMES = {
  decision: { approve: t('common.approveA'), reject: t('common.rejectR') },
  repayment: { approve: t('loans.itArrivedA'), reject: t('loans.rejectTheProofR') },
} as const;

/** Contract and amount owed, the proof or the agreement next to them, and the decision below both. */
const Review = ({ id }: { id: number }) => {
  const { permissions: me } = usePermissions<Me>();
  const review = useReview<Loan, LoanDetails>(LOAN_QUEUE, id);
  const { record: loan, isMine, mayDecide, busy } = review;
  const stage = loan ? stageOf(loan) : null;
  const deciding = review.canAct ? stage : null;
  const may = (verdict: Verdict): boolean => deciding !== null && review.may(ACTIONS[deciding][verdict].path);
  const canApprove = may('approve') && loan?.approval === null;
  const isAsked = loan?.needs_second_person ?? false;
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<
    Verdict,
    SaidWords
  >({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: NO_WORDS,
    begin: review.begin,
    canDecide: deciding !== null,
    can: (verdict) => !busy && (verdict === 'approve' ? canApprove : may(verdict)),
    missing: (verdict, said) => missingWords(verdict === 'approve', isAsked, said),
    decide: async (verdict, { reason, note }) => {
      if (deciding === null) return null;
      const { path, done } = ACTIONS[deciding][verdict];
      const isRequest = verdict === 'approve' && isAsked;
      const body = verdict === 'approve' ? { note } : { reason, note };
      return review.decide(path, body, isRequest ? DONE_ASKED : done);
    },
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
  });

  if (review.error && !loan)
    return <EmptyNote text={t('loans.thisCouldNotBeRead', { message: review.error.message })} />;
  if (!loan) return <ReviewSkeleton />;
  const holder = stage !== null && !isMine ? loan.claimed_by_name : null;
  const names = deciding && NAMES[deciding];
  return (
    <>
      <Title title={t('loans.loanOf', { uid: customerLabel(loan) })} />
      {review.error && <ReadFailed isOlder error={review.error} />}
      <ReviewColumns
        claimed={
          <>
            {stage === 'repayment' && <PayoffFacts loan={loan} />}
            <LoanStatement loan={loan} />
            {stage !== 'repayment' && <PayoffFacts loan={loan} />}
          </>
        }
        decision={
          <>
            {isShown && (
              <Section title={t('common.decision')}>
                <Fields>
                  <Words
                    words={words}
                    errors={errors}
                    templates={{ queue: 'loans', lang: loan.lang }}
                    locked={isLocked}
                    onChange={say}
                    onSend={() => ask('reject')}
                    onAsk={isAsked && canApprove ? () => ask('approve') : undefined}
                  />
                </Fields>
              </Section>
            )}
            <WriteOff loan={loan} />
          </>
        }
      >
        {((mayDecide && stage !== null) || loan.approval !== null) && (
          <SecondPersonNote row={loan} nothing={t('loans.nothingIsBooked')} me={me?.id} />
        )}
        <Repayment loan={loan} />
        <CostThen loan={loan} />
        <Agreement loan={loan} />
        <Entries entries={loan.entries} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={review.refusal ?? (holder && <ClaimedBy resource="loans" id={id} holder={holder} />)}
        isClaiming={review.isClaiming}
        onClaim={review.onClaim}
        onRelease={review.onRelease}
        onStep={review.step}
      >
        {names && (
          <>
            {may('reject') && (
              <Button variant="outlined" color="error" onClick={() => ask('reject')}>
                {names.reject}
              </Button>
            )}
            {canApprove && (
              <ApproveButton
                label={isAsked ? t('common.askForApprovalA') : names.approve}
                onClick={() => ask('approve')}
              />
            )}
          </>
        )}
        {stage !== null && loan.approval && <DecideRequest approval={loan.approval} me={me?.id} />}
      </ReviewBar>
      {asking && deciding && (
        <VerdictDialog
          {...askedOf(deciding, asking, loan)}
          {...(asking === 'reject' && { says: words.reason })}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
    </>
  );
};

export const LoanReview = () => {
  const id = Number(useParams().id);
  return (
    <Guarded resource="loans">
      <Review key={id} id={id} />
    </Guarded>
  );
};
