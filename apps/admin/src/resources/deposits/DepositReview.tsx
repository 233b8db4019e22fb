import { Box, Button, LinearProgress } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { money } from '../../ui/figures.js';
import { Guarded } from '../../ui/Guarded.js';
import { Picture } from '../../ui/review/Picture.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { SecondPersonNote } from '../../ui/review/SecondPersonNote.js';
import { type FieldErrors, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { SAY_WHY, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { AssignForm } from './AssignForm.js';
import { DepositStatement, SentTo, UsedBefore } from './DepositStatement.js';
import { DEPOSIT_QUEUE, type Deposit, stageOf, type WholeDeposit } from './deposit.js';

type Verdict = 'approve' | 'reject' | 'invalid';
const DONE = { approve: 'Credited.', reject: 'Rejected.', invalid: 'Marked as invalid.' } as const;

/** The proof, or why there is none to be seen. */
const Evidence = ({ deposit }: { deposit: WholeDeposit }) => {
  if (deposit.proof !== null) return <Picture id={deposit.proof} name="Proof of the payment" />;
  if (deposit.has_proof) return <EmptyNote text="Your role may not open the customer’s picture." />;
  return <EmptyNote text="The customer has shown no proof of a payment yet." />;
};

/** What was sent, the proof beside it, and the decision under both. */
const Review = ({ id }: { id: number }) => {
  const { permissions: me } = usePermissions<Me>();
  const review = useReview<Deposit, WholeDeposit>(DEPOSIT_QUEUE, id);
  const { record: deposit, isMine, mayDecide, busy } = review;
  const canDecide = mayDecide && isMine && deposit?.status === 'open';
  const canApprove = canDecide && deposit.target !== null && deposit.approval === null;
  const isAsked = deposit?.needs_second_person ?? false;
  const { words, errors, asking, say, ask, confirm, keep } = useVerdict<Verdict, SaidWords>({
    none: NO_WORDS,
    can: (verdict) => !busy && (verdict === 'approve' ? canApprove : canDecide),
    missing: (verdict, { reason }): FieldErrors =>
      verdict === 'approve' || reason.trim().length >= 3 ? {} : { reason: SAY_WHY },
    decide: (verdict, { reason, note }) =>
      review.decide(
        verdict,
        verdict === 'approve' ? { note } : { reason, note },
        DONE[verdict],
        verdict === 'approve' && isAsked,
      ),
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
    i: () => ask('invalid'),
  });

  if (review.error) return <EmptyNote text={`This could not be read: ${review.error.message}`} />;
  if (!deposit) return <LinearProgress />;
  const holder = deposit.status === 'open' && !isMine ? deposit.claimed_by_name : null;
  const sum = `${money(deposit.number)} ${deposit.currency}`;
  const credit = isAsked ? 'Ask for approval' : 'Credit it';
  const titles: Readonly<Record<Verdict, string>> = {
    approve: `Credit ${sum} to ${deposit.uid}?`,
    reject: `Reject this deposit of ${sum}?`,
    invalid: `Is there no payment of ${sum}?`,
  };
  const touches: Readonly<Record<Verdict, string>> = {
    approve: `${isAsked ? 'One person is not enough for this. A request is made; nothing is credited before a second person agrees.' : 'The amount that was asked for is credited at once.'}${deposit.has_proof ? '' : ' The customer has shown no proof.'}`,
    reject: 'Nothing is credited. The customer can deposit anew.',
    invalid: 'Nothing is credited: the money was not found.',
  };
  return (
    <>
      <Title title={`Deposit of ${deposit.uid}`} />
      <ReviewColumns
        claimed={
          <>
            <DepositStatement deposit={deposit} />
            <SentTo deposit={deposit} />
          </>
        }
        decision={
          canDecide && (
            <Section title="Decision">
              <Box sx={{ display: 'grid', gap: 3 }}>
                <Words
                  words={words}
                  errors={errors}
                  hint="Read when it is rejected or invalid, as you write it."
                  onChange={say}
                />
              </Box>
            </Section>
          )
        }
      >
        {deposit.status === 'open' && (
          <SecondPersonNote row={deposit} nothing="Nothing is credited" me={me?.id} />
        )}
        <UsedBefore deposit={deposit} />
        {canDecide && stageOf(deposit) === 'matching' ? (
          <AssignForm
            currencyId={deposit.symbol_id}
            busy={busy}
            onAssign={(bank) => review.decide('assign', bank, 'Assigned.')}
          />
        ) : (
          <Evidence deposit={deposit} />
        )}
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        refusal={review.refusal ?? (holder && `${holder} works on this one.`)}
        onClaim={mayDecide && review.isFree ? () => void review.claim() : null}
        onStep={review.step}
      >
        {canDecide && (
          <>
            <Button variant="outlined" color="error" onClick={() => ask('invalid')}>
              Invalid (i)
            </Button>
            <Button variant="outlined" color="error" onClick={() => ask('reject')}>
              Reject (r)
            </Button>
            {canApprove && (
              <Button variant="contained" onClick={() => ask('approve')}>
                {isAsked ? 'Ask for approval (a)' : 'Approve (a)'}
              </Button>
            )}
          </>
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          title={titles[asking]}
          touches={touches[asking]}
          confirm={asking === 'approve' ? credit : asking === 'reject' ? 'Reject it' : 'Mark as invalid'}
          danger={asking !== 'approve'}
          {...(asking !== 'approve' && { says: words.reason })}
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
