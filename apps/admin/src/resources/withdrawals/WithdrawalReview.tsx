import { Button } from '@mui/material';
import { isPaymentReference } from '@truemark/contracts/admin';
import { Title, usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
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
import { type FieldErrors, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { missingWords, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { Unread } from '../../ui/Unread.js';
import { customerLabel } from '../../ui/whose.js';
import { CustomerBeside } from '../customers/CustomerBeside.js';
import { Asker, DecidedBefore, TargetUses, Warnings } from './Evidence.js';
import { NAME_THE_PAYMENT, Payment } from './Payment.js';
import { PayoutStop, usePayoutStop } from './PayoutStop.js';
import { useKeptWhy } from './use-kept-why.js';
import { useOwnApproval } from './use-own-approval.js';
import { usePaidBefore } from './use-paid-before.js';
import { askedOf, DONE, type Verdict } from './verdict.js';
import { SendTo, sendingFacts, WithdrawalStatement } from './WithdrawalStatement.js';
import { WITHDRAWAL_QUEUE, type Withdrawal, type WithdrawalDetails } from './withdrawal.js';

type Said = SaidWords & { readonly reference: string };

const NONE: Said = { ...NO_WORDS, reference: '' };

/** Request, its target, and the decision below both. */
const Review = ({ id }: { id: number }) => {
  const { permissions: me } = usePermissions<Me>();
  const review = useReview<Withdrawal, WithdrawalDetails>(WITHDRAWAL_QUEUE, id);
  const { record: withdrawal, isMine, busy } = review;
  const stop = usePayoutStop(withdrawal);
  const status = review.canAct ? withdrawal?.status : undefined;
  const isPending = status === 'pending';
  const can: Readonly<Record<Verdict, boolean>> = {
    approve: isPending && review.may('approve') && withdrawal?.approval === null && stop === null,
    reject: isPending && review.may('reject'),
    paid: status === 'approved' && review.may('paid') && stop === null,
  };
  const isAsked = withdrawal?.needs_second_person ?? false;
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<Verdict, Said>({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: NONE,
    begin: review.begin,
    canDecide: isPending,
    prepare: async (verdict) => verdict === 'paid' && (await before.load()),
    readAgain: review.readAgain,
    can: (verdict) => can[verdict] && !busy,
    missing: (verdict, said): FieldErrors => {
      if (verdict !== 'paid') return missingWords(verdict === 'approve', isAsked, said);
      return isPaymentReference(said.reference) ? {} : { reference: NAME_THE_PAYMENT };
    },
    isUntouched: (verdict, { reference }) => verdict === 'paid' && reference === '',
    decide: async (verdict, { reason, note, reference }) => {
      const body = { approve: { note }, reject: { reason, note }, paid: { reference } }[verdict];
      const isRequest = verdict === 'approve' && isAsked;
      const unkept = verdict === 'paid' ? await keptWhy.keep(reference, note) : null;
      if (unkept !== null) return { note: unkept };
      return review.decide(verdict, body, isRequest ? DONE.request : DONE[verdict]);
    },
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
    p: () => ask('paid'),
  });

  const before = usePaidBefore(id, words.reference, asking === 'paid');
  const approvedIt = useOwnApproval(withdrawal, me);
  const keptWhy = useKeptWhy(withdrawal, before.payments.length > 0);

  if (review.error && !withdrawal)
    return (
      <Unread
        resource="withdrawals"
        title={t('withdrawals.withdrawals')}
        text={t('withdrawals.thisCouldNotBeRead', { message: review.error.message })}
      />
    );
  if (!withdrawal) return <ReviewSkeleton />;
  const isUnsent = WITHDRAWAL_QUEUE.waits(withdrawal);
  const holder = isUnsent && !isMine ? withdrawal.claimed_by_name : null;
  return (
    <>
      <Title title={t('withdrawals.withdrawalOf', { uid: customerLabel(withdrawal) })} />
      {review.error && <ReadFailed isOlder error={review.error} />}
      <ReviewColumns
        isBelow
        claimed={<WithdrawalStatement withdrawal={withdrawal} />}
        besides={
          <>
            <Asker withdrawal={withdrawal} />
            <CustomerBeside isKnown id={withdrawal.customer_id} />
          </>
        }
        decision={
          isShown && (
            <Section title={t('common.decision')}>
              <Fields>
                <Words
                  words={words}
                  errors={errors}
                  templates={{ queue: 'withdrawals', lang: withdrawal.lang }}
                  locked={isLocked}
                  onChange={say}
                  onSend={() => ask('reject')}
                  onAsk={isAsked && can.approve ? () => ask('approve') : undefined}
                />
              </Fields>
            </Section>
          )
        }
      >
        {stop && <PayoutStop customerId={withdrawal.customer_id} stop={stop} />}
        <SecondPersonNote row={withdrawal} nothing={t('withdrawals.nothingIsPaid')} me={me?.id} />
        {isUnsent && <Warnings withdrawal={withdrawal} isStopped={stop !== null} />}
        <SendTo withdrawal={withdrawal} isStopped={stop !== null} />
        {can.paid && (
          <Payment
            withdrawal={withdrawal}
            reference={words.reference}
            error={errors.reference}
            onChange={(reference) => say({ ...words, reference })}
            onEnter={() => ask('paid')}
          />
        )}
        <TargetUses withdrawal={withdrawal} />
        <DecidedBefore withdrawal={withdrawal} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={
          review.refusal ??
          (holder && <ClaimedBy resource="withdrawals" id={id} holder={holder} />) ??
          (stop && t('withdrawals.stopped'))
        }
        isClaiming={review.isClaiming}
        onClaim={review.onClaim}
        onRelease={review.onRelease}
        onStep={review.step}
      >
        {can.reject && (
          <Button variant="outlined" color="error" onClick={() => ask('reject')}>
            {t('common.rejectR')}
          </Button>
        )}
        {isPending && review.may('approve') && withdrawal.approval === null && (
          <ApproveButton
            label={isAsked ? t('common.askForApprovalA') : t('common.approveA')}
            disabled={!can.approve}
            onClick={() => ask('approve')}
          />
        )}
        {isUnsent && withdrawal.approval && <DecideRequest approval={withdrawal.approval} me={me?.id} />}
        {status === 'approved' && review.may('paid') && (
          <Button variant="contained" disabled={!can.paid} onClick={() => ask('paid')}>
            {t('withdrawals.markAsPaidP')}
          </Button>
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          {...askedOf(asking, withdrawal, words.reference, before, approvedIt)}
          {...(asking === 'reject' ? { says: words.reason } : { facts: sendingFacts(withdrawal) })}
          why={
            keptWhy.isAsked
              ? {
                  label: t('withdrawals.whyTheSame'),
                  hint: t('withdrawals.keptAmongTheNotes'),
                  text: words.note,
                  onChange: (note) => say({ ...words, note }),
                }
              : undefined
          }
          busy={busy || keptWhy.busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
    </>
  );
};

export const WithdrawalReview = () => {
  const id = Number(useParams().id);
  return (
    <Guarded resource="withdrawals">
      <Review key={id} id={id} />
    </Guarded>
  );
};
