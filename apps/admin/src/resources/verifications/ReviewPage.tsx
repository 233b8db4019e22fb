import { Box, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { Section } from '../../ui/Section.js';
import { Earlier, Papers, Statement } from './Claimed.js';
import { DecisionBar } from './DecisionBar.js';
import { NO_VERDICT, ReasonFields, type Verdict } from './ReasonFields.js';
import { useReview } from './use-review.js';
import { useReviewKeys } from './use-review-keys.js';

/** What is claimed, the evidence beside it, and the decision under both. */
const Review = ({ id }: { id: number }) => {
  const review = useReview(id);
  const { submission, isMine, mayDecide, busy } = review;
  const [verdict, setVerdict] = useState<Verdict>(NO_VERDICT);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isMarked = Object.keys(verdict.fields).length > 0;
  const canDecide = mayDecide && isMine && submission?.status === 'waiting';

  const approve = async (): Promise<void> => {
    if (canDecide && !isMarked && !busy) setErrors(await review.decide('approve', { note: verdict.note }));
  };
  const reject = async (): Promise<void> => {
    if (!canDecide || busy) return;
    if (isMarked || verdict.reason.trim() !== '') return setErrors(await review.decide('reject', verdict));
    setErrors({ reason: 'The customer reads this: please say why, or mark a field.' });
    document.getElementById('review-reason')?.focus();
  };
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => void approve(),
    r: () => void reject(),
  });

  if (review.error) return <EmptyNote text={`This could not be read: ${review.error.message}`} />;
  if (!submission) return <LinearProgress />;
  const holder = submission.status === 'waiting' && !isMine ? submission.claimed_by_name : null;
  return (
    <>
      <Title title={`Verification of ${submission.uid}`} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          pt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Statement submission={submission} />
          {canDecide && (
            <Section title="What is wrong">
              <Box sx={{ display: 'grid', gap: 3 }}>
                <ReasonFields
                  form={submission.form}
                  verdict={verdict}
                  errors={errors}
                  onChange={(changed) => {
                    setVerdict(changed);
                    setErrors({});
                  }}
                />
              </Box>
            </Section>
          )}
          <Earlier submissions={submission.earlier} />
        </Box>
        <Papers submission={submission} />
      </Box>
      <DecisionBar
        waiting={review.waiting}
        canDecide={canDecide}
        isMarked={isMarked}
        busy={busy}
        refusal={review.refusal ?? (holder && `${holder} works on this one.`)}
        onClaim={mayDecide && review.isFree ? () => void review.claim() : null}
        onApprove={() => void approve()}
        onReject={() => void reject()}
        onStep={review.step}
      />
    </>
  );
};

export const ReviewPage = () => {
  const id = Number(useParams().id);
  return (
    <Guarded resource="verifications">
      <Review key={id} id={id} />
    </Guarded>
  );
};
