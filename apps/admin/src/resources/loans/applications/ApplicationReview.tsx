import { Button } from '@mui/material';
import type { LoanField } from '@truemark/contracts';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { Guarded } from '../../../ui/Guarded.js';
import { ReadFailed } from '../../../ui/ReadFailed.js';
import { ApproveButton } from '../../../ui/review/ApproveButton.js';
import { ClaimedBy } from '../../../ui/review/ClaimedBy.js';
import { marked } from '../../../ui/review/FieldReason.js';
import { Fields } from '../../../ui/review/Fields.js';
import { ReviewBar } from '../../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../../ui/review/ReviewColumns.js';
import { ReviewSkeleton } from '../../../ui/review/ReviewSkeleton.js';
import { type FieldErrors, useReview } from '../../../ui/review/use-review.js';
import { useReviewKeys } from '../../../ui/review/use-review-keys.js';
import { useVerdict } from '../../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../../ui/review/VerdictDialog.js';
import { Words } from '../../../ui/review/Words.js';
import { Section } from '../../../ui/Section.js';
import { customerLabel } from '../../../ui/whose.js';
import { ApplicationStatement, EarlierForms } from './ApplicationStatement.js';
import {
  APPLICATION_QUEUE,
  type Application,
  type ApplicationDetails,
  type FormVerdict,
  fieldName,
  NO_VERDICT,
} from './application.js';
import { StatedFields } from './StatedFields.js';

type Verdict = 'approve' | 'reject';

const DONE = { approve: t('common.approved2'), reject: t('common.rejected2') } as const;

const askedOf = (verdict: Verdict, application: ApplicationDetails, marks: readonly string[]) =>
  verdict === 'approve'
    ? {
        title: t('loans.approveTheFormOf', { uid: customerLabel(application) }),
        touches: t('loans.fromNowOnHeMayAsk'),
        confirm: t('loans.approveIt'),
      }
    : {
        title: t('loans.rejectTheFormOf', { uid: customerLabel(application) }),
        touches: t('loans.hisFormOpensAgainFilledIn', {
          marked: marks.length === 0 ? '' : ` ${t('loans.marked', { marks: marks.join(', ') })}`,
        }),
        confirm: t('common.rejectIt'),
        danger: true,
      };

/** Stated values, field by field, and the decision next to them. */
const Review = ({ id }: { id: number }) => {
  const review = useReview<Application, ApplicationDetails>(APPLICATION_QUEUE, id);
  const { record: application, isMine, busy } = review;
  const canDecide = review.canAct && application?.status === 'waiting';
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<
    Verdict,
    FormVerdict
  >({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: NO_VERDICT,
    begin: review.begin,
    canDecide,
    can: (verdict) => canDecide && review.may(verdict) && !busy,
    missing: (verdict, { reason, fields }): FieldErrors => {
      const isMarked = Object.keys(fields).length > 0;
      if (verdict === 'approve') return isMarked ? { reason: t('loans.aFieldIsMarkedNothingIs') } : {};
      if (isMarked || reason.trim() !== '') return {};
      return { reason: t('loans.theCustomerReadsThisPleaseSay') };
    },
    decide: (verdict, { reason, note, fields }) =>
      review.decide(verdict, verdict === 'approve' ? { note } : { reason, note, fields }, DONE[verdict]),
  });
  const marks = (Object.keys(words.fields) as LoanField[]).map(fieldName);
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
  });

  if (review.error && !application)
    return <EmptyNote text={t('loans.thisCouldNotBeRead', { message: review.error.message })} />;
  if (!application) return <ReviewSkeleton />;
  const holder = application.status === 'waiting' && !isMine ? application.claimed_by_name : null;
  return (
    <>
      <Title title={t('loans.loanFormOf', { uid: customerLabel(application) })} />
      {review.error && <ReadFailed isOlder error={review.error} />}
      <ReviewColumns
        claimed={<ApplicationStatement application={application} />}
        decision={
          <>
            {isShown && (
              <Section title={t('common.decision')}>
                <Fields>
                  <Words
                    words={words}
                    errors={errors}
                    templates={{ queue: 'loan-applications', lang: application.lang }}
                    locked={isLocked}
                    onChange={say}
                    onSend={() => ask('reject')}
                  />
                </Fields>
              </Section>
            )}
            <EarlierForms forms={application.earlier} />
          </>
        }
      >
        <StatedFields
          application={application}
          marking={
            canDecide
              ? {
                  fields: words.fields,
                  errors,
                  mark: (field, reason) => say({ ...words, fields: marked(words.fields, field, reason) }),
                }
              : null
          }
        />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={
          review.refusal ?? (holder && <ClaimedBy resource="loan-applications" id={id} holder={holder} />)
        }
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
            disabled={marks.length > 0}
            onClick={() => ask('approve')}
          />
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          {...askedOf(asking, application, marks)}
          {...(asking === 'reject' && words.reason.trim() !== '' && { says: words.reason })}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
    </>
  );
};

export const ApplicationReview = () => {
  const id = Number(useParams().id);
  return (
    <Guarded resource="loan-applications">
      <Review key={id} id={id} />
    </Guarded>
  );
};
