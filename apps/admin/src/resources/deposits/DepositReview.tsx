import { Button } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';
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
import { ASKED } from '../../ui/review/second-person.js';
import { useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { missingWords, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { WarnedEvidence } from '../../ui/review/WarnedEvidence.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { Unread } from '../../ui/Unread.js';
import { customerLabel } from '../../ui/whose.js';
import { CustomerBeside } from '../customers/CustomerBeside.js';
import { AssignForm } from './AssignForm.js';
import { creditAsked, DepositStatement, picturedIn, SentTo } from './DepositStatement.js';
import { DepositWarnings } from './DepositWarnings.js';
import {
  creditedText,
  DEPOSIT_QUEUE,
  type Deposit,
  type DepositDetails,
  stageOf,
  usesOf,
} from './deposit.js';
import { Proof } from './Proof.js';

type Verdict = 'approve' | 'reject' | 'invalid';
const DONE = {
  approve: t('deposits.credited'),
  reject: t('common.rejected2'),
  invalid: t('deposits.markedAsInvalid'),
} as const;

/** Stated facts, the proof next to them, and the decision below both. */
const Review = ({ id }: { id: number }) => {
  const { permissions: me } = usePermissions<Me>();
  const review = useReview<Deposit, DepositDetails>(DEPOSIT_QUEUE, id);
  const { record: deposit, isMine, busy } = review;
  const canDecide = review.canAct && deposit?.status === 'open';
  const canApprove =
    canDecide && review.may('approve') && deposit.target !== null && deposit.approval === null;
  const isAsked = deposit?.needs_second_person ?? false;
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<
    Verdict,
    SaidWords
  >({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: NO_WORDS,
    begin: review.begin,
    canDecide,
    readAgain: review.readAgain,
    can: (verdict) => !busy && (verdict === 'approve' ? canApprove : canDecide && review.may(verdict)),
    missing: (verdict, said) => missingWords(verdict === 'approve', isAsked, said),
    decide: (verdict, { reason, note }) =>
      review.decide(
        verdict,
        verdict === 'approve' ? { note } : { reason, note },
        verdict === 'approve' && isAsked ? ASKED : DONE[verdict],
      ),
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
    i: () => ask('invalid'),
  });

  if (review.error && !deposit)
    return (
      <Unread
        resource="deposits"
        title={t('deposits.deposits')}
        text={t('deposits.thisCouldNotBeRead', { message: review.error.message })}
      />
    );
  if (!deposit) return <ReviewSkeleton />;
  const holder = deposit.status === 'open' && !isMine ? deposit.claimed_by_name : null;
  const sum = `${money(deposit.number)} ${deposit.currency}`;
  const credit = isAsked ? t('common.askForApproval') : t('deposits.creditIt');
  const titles: Readonly<Record<Verdict, string>> = {
    approve: t('deposits.creditTo', { sum, uid: customerLabel(deposit) }),
    reject: t('deposits.rejectThisDepositOf', { sum, uid: customerLabel(deposit) }),
    invalid: t('deposits.isThereNoPaymentOf', { sum, uid: customerLabel(deposit) }),
  };
  const touches: Readonly<Record<Verdict, string>> = {
    approve: `${creditedText(deposit)} ${isAsked ? t('deposits.onePersonIsNotEnoughFor') : t('deposits.theAmountThatWasAskedFor')}${deposit.has_proof ? '' : ` ${t('deposits.theCustomerHasShownNoProof2')}`}`,
    reject: t('deposits.nothingIsCreditedTheCustomerCan'),
    invalid: t('deposits.nothingIsCreditedTheMoneyWas'),
  };
  return (
    <>
      <Title title={t('deposits.depositOf', { uid: customerLabel(deposit) })} />
      {review.error && <ReadFailed isOlder error={review.error} />}
      <ReviewColumns
        isBelow
        claimed={
          <>
            <DepositStatement deposit={deposit} />
            <SentTo deposit={deposit} />
          </>
        }
        besides={<CustomerBeside id={deposit.customer_id} pictured={picturedIn(deposit)} />}
        decision={
          isShown && (
            <Section title={t('common.decision')}>
              <Fields>
                <Words
                  words={words}
                  errors={errors}
                  templates={{ queue: 'deposits', lang: deposit.lang }}
                  hint={t('deposits.readWhenItIsRejectedOr')}
                  locked={isLocked}
                  onChange={say}
                  onSend={() => ask('reject')}
                  onAsk={isAsked && canApprove ? () => ask('approve') : undefined}
                />
              </Fields>
            </Section>
          )
        }
      >
        <WarnedEvidence
          warnings={
            <>
              <DepositWarnings deposit={deposit} />
              {deposit.status === 'open' && (
                <SecondPersonNote row={deposit} nothing={t('deposits.nothingIsCredited')} me={me?.id} />
              )}
            </>
          }
        >
          {canDecide && review.may('assign') && stageOf(deposit) === 'matching' ? (
            <AssignForm
              currencyId={deposit.symbol_id}
              busy={busy}
              onTyped={() => void review.begin()}
              onAssign={(bank) => review.decide('assign', bank, t('deposits.assigned'))}
            />
          ) : (
            <Proof deposit={deposit} />
          )}
        </WarnedEvidence>
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={review.refusal ?? (holder && <ClaimedBy resource="deposits" id={id} holder={holder} />)}
        isClaiming={review.isClaiming}
        onClaim={review.onClaim}
        onRelease={review.onRelease}
        onStep={review.step}
      >
        {canDecide && (
          <>
            {review.may('invalid') && (
              <Button variant="outlined" color="error" onClick={() => ask('invalid')}>
                {t('deposits.invalidI')}
              </Button>
            )}
            {review.may('reject') && (
              <Button variant="outlined" color="error" onClick={() => ask('reject')}>
                {t('common.rejectR')}
              </Button>
            )}
            {canApprove && (
              <ApproveButton
                label={isAsked ? t('common.askForApprovalA') : t('common.approveA')}
                onClick={() => ask('approve')}
              />
            )}
          </>
        )}
        {deposit.status === 'open' && deposit.approval && (
          <DecideRequest approval={deposit.approval} me={me?.id} />
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          title={titles[asking]}
          touches={touches[asking]}
          confirm={
            asking === 'approve'
              ? credit
              : asking === 'reject'
                ? t('common.rejectIt')
                : t('deposits.markAsInvalid')
          }
          danger={asking !== 'approve' || usesOf(deposit) > 0}
          {...(asking === 'approve' ? creditAsked(deposit) : { says: words.reason })}
          why={
            asking === 'approve' && usesOf(deposit) > 0
              ? {
                  label: t('deposits.whyAllTheSame'),
                  hint: t('deposits.keptAsTheNote'),
                  text: words.note,
                  onChange: (note) => say({ ...words, note }),
                }
              : undefined
          }
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
    </>
  );
};

export const DepositReview = () => {
  const id = Number(useParams().id);
  return (
    <Guarded resource="deposits">
      <Review key={id} id={id} />
    </Guarded>
  );
};
