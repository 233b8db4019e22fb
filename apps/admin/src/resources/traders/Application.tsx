import { Box, Button, LinearProgress, TextField } from '@mui/material';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { isReasonless } from '../../ui/reason.js';
import { ApproveButton } from '../../ui/review/ApproveButton.js';
import { ClaimedBy } from '../../ui/review/ClaimedBy.js';
import { Fields } from '../../ui/review/Fields.js';
import { ReasonTemplates } from '../../ui/review/ReasonTemplates.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { type FieldErrors, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { SAY_WHY, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { fieldKeys, idOf } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { TraderFacts, TraderPicture } from './TraderFacts.js';
import { TraderFigures } from './TraderFigures.js';
import { TRADER_QUEUE, type Trader, type TraderDetails } from './trader.js';

type Verdict = 'approve' | 'reject';

const DONE = { approve: t('common.approved2'), reject: t('common.rejected2') } as const;

const askedOf = (verdict: Verdict, { nickname }: TraderDetails) =>
  verdict === 'approve'
    ? {
        title: t('traders.letBeFollowed', { nickname }),
        touches: t('traders.everybodySeesHisNicknameHisPicture'),
        confirm: t('traders.approve'),
      }
    : {
        title: t('traders.refuse', { nickname }),
        touches: t('traders.heMayApplyAgainAfter24'),
        confirm: t('common.rejectIt'),
        danger: true,
      };

/** Application under review: the applicant, his public profile, and the decision below both. */
export const Application = ({ id }: { id: number }) => {
  const review = useReview<Trader, TraderDetails>(TRADER_QUEUE, id);
  const { record: trader, isMine, busy } = review;
  const canDecide = review.canAct && trader?.status === 'applied';
  const { words, errors, isShown, isLocked, asking, say, ask, confirm, keep } = useVerdict<Verdict, string>({
    isThere: review.isThere,
    isFresh: review.isFresh,
    none: '',
    begin: review.begin,
    canDecide,
    can: (verdict) => canDecide && review.may(verdict) && !busy,
    missing: (verdict, reason): FieldErrors =>
      verdict === 'reject' && isReasonless(reason) ? { reason: SAY_WHY } : {},
    decide: (verdict, reason) =>
      review.decide(verdict, verdict === 'reject' ? { reason } : {}, DONE[verdict]),
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
  });

  if (review.error && !trader)
    return <EmptyNote text={t('traders.thisCouldNotBeRead', { message: review.error.message })} />;
  if (!trader) return <LinearProgress />;
  const holder = trader.status === 'applied' && !isMine ? trader.claimed_by_name : null;
  return (
    <Box sx={{ width: '100%' }}>
      <ReviewColumns
        claimed={<TraderFacts trader={trader} />}
        decision={
          isShown && (
            <Section title={t('common.decision')}>
              <Fields>
                {canDecide && <ReasonTemplates queue="traders" lang={trader.lang} onPick={say} />}
                <TextField
                  id={idOf('reason')}
                  label={t('traders.toTheCustomer')}
                  size="small"
                  margin="none"
                  fullWidth
                  multiline
                  minRows={2}
                  value={words}
                  slotProps={{ input: { readOnly: isLocked } }}
                  onKeyDown={fieldKeys(() => ask('reject'))}
                  onChange={({ target }) => say(target.value)}
                  error={Boolean(errors.reason)}
                  helperText={errors.reason ?? t('traders.readWithARejectionOnlyAs')}
                />
              </Fields>
            </Section>
          )
        }
      >
        <TraderPicture trader={trader} />
        <TraderFigures trader={trader} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        place={review.place}
        refusal={review.refusal ?? (holder && <ClaimedBy resource="traders" id={id} holder={holder} />)}
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
          <ApproveButton label={t('common.approveA')} onClick={() => ask('approve')} />
        )}
      </ReviewBar>
      {asking && (
        <VerdictDialog
          {...askedOf(asking, trader)}
          {...(asking === 'reject' && { says: words })}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={keep}
        />
      )}
    </Box>
  );
};
