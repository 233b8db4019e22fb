import { Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { type ReviewQueue, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { askFor } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { Earlier, Papers, Statement } from './Claimed.js';
import { NO_VERDICT, ReasonFields, type Verdict } from './ReasonFields.js';
import type { Submission, WholeSubmission } from './verification.js';

const QUEUE: ReviewQueue<Submission> = {
  resource: 'verifications',
  since: 'submitted_at_ms',
  filter: { status: 'waiting' },
  waits: ({ status }) => status === 'waiting',
};

/** What is claimed, the evidence beside it, and the decision under both. */
const Review = ({ id }: { id: number }) => {
  const review = useReview<Submission, WholeSubmission>(QUEUE, id);
  const { record: submission, isMine, mayDecide, busy } = review;
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
    setErrors({ reason: t('verifications.theCustomerReadsThisPleaseSay') });
    askFor();
  };
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => void approve(),
    r: () => void reject(),
  });

  if (review.error)
    return <EmptyNote text={t('verifications.thisCouldNotBeRead', { message: review.error.message })} />;
  if (!submission) return <LinearProgress />;
  const holder = submission.status === 'waiting' && !isMine ? submission.claimed_by_name : null;
  return (
    <>
      <Title title={t('verifications.verificationOf', { uid: submission.uid })} />
      <ReviewColumns
        claimed={<Statement submission={submission} />}
        decision={
          <>
            {canDecide && (
              <Section title={t('verifications.whatIsWrong')}>
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
          </>
        }
      >
        <Papers submission={submission} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        refusal={review.refusal ?? (holder && t('verifications.worksOnThisOne', { holder }))}
        onClaim={mayDecide && review.isFree ? () => void review.claim() : null}
        onStep={review.step}
      >
        {canDecide && (
          <>
            <Button variant="outlined" color="error" loading={busy} onClick={() => void reject()}>
              {t('common.rejectR')}
            </Button>
            <Button variant="contained" loading={busy} disabled={isMarked} onClick={() => void approve()}>
              {t('common.approveA')}
            </Button>
          </>
        )}
      </ReviewBar>
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
