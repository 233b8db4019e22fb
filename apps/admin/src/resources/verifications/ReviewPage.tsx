import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { ReadFailed } from '../../ui/ReadFailed.js';
import { ApproveButton } from '../../ui/review/ApproveButton.js';
import { ClaimedBy } from '../../ui/review/ClaimedBy.js';
import { Fields } from '../../ui/review/Fields.js';
import { lookAtNext } from '../../ui/review/Picture.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { ReviewSkeleton } from '../../ui/review/ReviewSkeleton.js';
import { type FieldErrors, type ReviewQueue, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { WarnedEvidence } from '../../ui/review/WarnedEvidence.js';
import { Section } from '../../ui/Section.js';
import { customerLabel, nameIn } from '../../ui/whose.js';
import { CustomerBeside, CustomerWarnings } from '../customers/CustomerBeside.js';
import { Earlier, Papers, Statement, saidText } from './Claimed.js';
import { juniorOf, PapersWithJunior } from './JuniorBeside.js';
import { FormerAttempt, FormerWarning, SharedPictures, SharedRows } from './PaperEvidence.js';
import { NO_VERDICT, ReasonFields, type Verdict } from './ReasonFields.js';
import { LEVELS, type Submission, type SubmissionDetails, statedBy } from './verification.js';

const calledBy = (submission: Submission): string => customerLabel(statedBy(submission));

const QUEUE: ReviewQueue<Submission> = {
  resource: 'verifications',
  since: 'submitted_at_ms',
  filter: { status: 'waiting' },
  waits: ({ status }) => status === 'waiting',
  called: (submission) => `${LEVELS[submission.level]}, ${calledBy(submission)}`,
};

const DONE = { approve: t('common.approved2'), reject: t('common.rejected2') } as const;

const isMarked = ({ fields }: Verdict): boolean => Object.keys(fields).length > 0;

/** The customer, next to a title that has only his name. */
const whoseFact = (submission: Submission) => [t('common.customer'), calledBy(submission)] as const;

/** Other customers who sent one of its pictures. */
const picturedIn = ({ shared_pictures: shared }: SubmissionDetails): number[] => [
  ...new Set(shared.map(({ customer_id: id }) => id)),
];

const othersWith = (submission: SubmissionDetails): number => picturedIn(submission).length;

/** Facts to be certified: stated name and number, and whether the pictures are also another customer's. */
const factsOf = (submission: SubmissionDetails) => {
  const { level, name, mobile, card_id: number } = submission;
  const others = othersWith(submission);
  return [
    [t('common.name'), name && <bdi key="name">{name}</bdi>],
    level === 'junior'
      ? [t('verifications.phoneNumber'), mobile]
      : [t('verifications.documentNumber'), number],
    ...(others === 0
      ? []
      : [
          [
            t('customers.samePicture'),
            <Typography key="shared" component="strong" variant="body2" color="error">
              {t('verifications.withOtherCustomers', { others })}
            </Typography>,
          ],
        ]),
  ] as (readonly [string, ReactNode])[];
};

/** Content of the confirmation dialog. */
const askedOf = (verdict: 'approve' | 'reject', submission: SubmissionDetails) =>
  verdict === 'approve'
    ? {
        title: t('verifications.certify', {
          level: LEVELS[submission.level].toLowerCase(),
          uid: nameIn(statedBy(submission)) || submission.uid,
        }),
        touches: t('verifications.certifyTouches'),
        facts: [whoseFact(submission), ...factsOf(submission)],
        confirm: t('verifications.certifyIt'),
        ...(othersWith(submission) > 0 && {
          danger: true,
          warning: <SharedRows submission={submission} />,
          agreed: [t('verifications.lookedAtTheOthers')],
        }),
      }
    : {
        title: t('verifications.turnDown', {
          level: LEVELS[submission.level].toLowerCase(),
          uid: nameIn(statedBy(submission)) || submission.uid,
        }),
        touches: t('verifications.turnDownTouches'),
        facts: [whoseFact(submission)],
        confirm: t('common.rejectIt'),
        danger: true,
      };

/** Claimed facts, the evidence next to them, and the decision below both. */
const Review = ({ id }: { id: number }) => {
  const review = useReview<Submission, SubmissionDetails>(QUEUE, id);
  const { record: submission, isMine, busy } = review;
  const canDecide = review.canAct && submission?.status === 'waiting';
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<
    'approve' | 'reject',
    Verdict
  >({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: NO_VERDICT,
    can: (verdict) => canDecide && review.may(verdict) && !busy,
    begin: review.begin,
    canDecide,
    missing: (verdict, said): FieldErrors => {
      const [marked] = Object.keys(said.fields);
      if (verdict === 'approve') return marked ? { [`fields.${marked}`]: t('verifications.isMarked') } : {};
      const isSaid = marked !== undefined || said.reason.trim() !== '';
      return isSaid ? {} : { reason: t('verifications.theCustomerReadsThisPleaseSay') };
    },
    decide: (verdict, said) =>
      review.decide(verdict, verdict === 'approve' ? { note: said.note } : said, DONE[verdict]),
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
    z: lookAtNext,
  });

  if (review.error && !submission)
    return <EmptyNote text={t('verifications.thisCouldNotBeRead', { message: review.error.message })} />;
  if (!submission) return <ReviewSkeleton />;
  const junior = juniorOf(submission);
  const holder = submission.status === 'waiting' && !isMine ? submission.claimed_by_name : null;
  return (
    <>
      <Title title={t('verifications.verificationOf', { uid: calledBy(submission) })} />
      {review.error && <ReadFailed isOlder error={review.error} />}
      <ReviewColumns
        claimed={<Statement submission={submission} />}
        decision={
          <>
            {isShown && (
              <Section title={t('verifications.whatIsWrong')}>
                <Fields>
                  <ReasonFields
                    submission={submission}
                    verdict={words}
                    errors={errors}
                    locked={isLocked}
                    onChange={say}
                    onSend={() => ask('reject')}
                  />
                </Fields>
              </Section>
            )}
            <Earlier submissions={submission.earlier} />
            <CustomerBeside id={submission.customer_id} pictured={picturedIn(submission)} />
          </>
        }
      >
        <WarnedEvidence
          isAbove
          warnings={
            <>
              <SharedPictures submission={submission} />
              <FormerWarning submission={submission} />
              <CustomerWarnings
                id={submission.customer_id}
                askedAt={submission.submitted_at_ms}
                omits={['certified']}
                pictured={picturedIn(submission)}
              />
            </>
          }
        >
          {junior ? (
            <PapersWithJunior submission={submission} id={junior.id} />
          ) : (
            <Papers submission={submission} />
          )}
        </WarnedEvidence>
        <FormerAttempt submission={submission} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={review.refusal ?? (holder && <ClaimedBy resource="verifications" id={id} holder={holder} />)}
        isClaiming={review.isClaiming}
        onClaim={review.onClaim}
        onRelease={review.onRelease}
        onStep={review.step}
      >
        {canDecide && review.may('reject') && (
          <Button variant="outlined" color="error" onClick={() => ask('reject')}>
            {t('common.rejectR')}
          </Button>
        )}
        {canDecide && review.may('approve') && (
          <ApproveButton
            label={t('common.approveA')}
            disabled={isMarked(words)}
            onClick={() => ask('approve')}
          />
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          {...askedOf(asking, submission)}
          {...(asking === 'reject' && { says: saidText(words) })}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
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
