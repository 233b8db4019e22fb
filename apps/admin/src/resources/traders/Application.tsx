import { Box, Button, LinearProgress, TextField } from '@mui/material';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ReviewBar } from '../../ui/review/ReviewBar.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { type FieldErrors, useReview } from '../../ui/review/use-review.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { SAY_WHY, useVerdict } from '../../ui/review/use-verdict.js';
import { VerdictDialog } from '../../ui/review/VerdictDialog.js';
import { idOf } from '../../ui/review/Words.js';
import { Section } from '../../ui/Section.js';
import { TraderFacts, TraderPicture } from './TraderFacts.js';
import { TraderFigures } from './TraderFigures.js';
import { TRADER_QUEUE, type Trader, type WholeTrader } from './trader.js';

type Verdict = 'approve' | 'reject';

const DONE = { approve: 'Approved.', reject: 'Rejected.' } as const;

const askedOf = (verdict: Verdict, { nickname }: WholeTrader) =>
  verdict === 'approve'
    ? {
        title: `Let ${nickname} be followed?`,
        touches:
          'Everybody sees his nickname, his picture and his figures, and may have his orders copied on an own account.',
        confirm: 'Approve',
      }
    : {
        title: `Refuse ${nickname}?`,
        touches: 'He may apply again after 24 hours.',
        confirm: 'Reject it',
        danger: true,
      };

/** An application under review: who asks, how he is seen, and the decision under both. */
export const Application = ({ id }: { id: number }) => {
  const review = useReview<Trader, WholeTrader>(TRADER_QUEUE, id);
  const { record: trader, isMine, mayDecide, busy } = review;
  const canDecide = mayDecide && isMine && trader?.status === 'applied';
  const { words, errors, asking, say, ask, confirm, keep } = useVerdict<Verdict, string>({
    none: '',
    can: () => canDecide && !busy,
    missing: (verdict, reason): FieldErrors =>
      verdict === 'reject' && reason.trim().length < 3 ? { reason: SAY_WHY } : {},
    decide: (verdict, reason) =>
      review.decide(verdict, verdict === 'reject' ? { reason } : {}, DONE[verdict]),
  });
  useReviewKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => ask('approve'),
    r: () => ask('reject'),
  });

  if (review.error) return <EmptyNote text={`This could not be read: ${review.error.message}`} />;
  if (!trader) return <LinearProgress />;
  const holder = trader.status === 'applied' && !isMine ? trader.claimed_by_name : null;
  return (
    <Box sx={{ width: '100%' }}>
      <ReviewColumns
        claimed={<TraderFacts trader={trader} />}
        decision={
          canDecide && (
            <Section title="Decision">
              <TextField
                id={idOf('reason')}
                label="To the customer"
                size="small"
                margin="none"
                fullWidth
                multiline
                minRows={2}
                value={words}
                onChange={({ target }) => say(target.value)}
                error={Boolean(errors.reason)}
                helperText={errors.reason ?? 'Read with a rejection only, as you write it.'}
              />
            </Section>
          )
        }
      >
        <TraderPicture trader={trader} />
        <TraderFigures trader={trader} />
      </ReviewColumns>
      <ReviewBar
        waiting={review.waiting}
        refusal={review.refusal ?? (holder && `${holder} works on this one.`)}
        onClaim={mayDecide && review.isFree ? () => void review.claim() : null}
        onStep={review.step}
      >
        {canDecide && (
          <>
            <Button variant="outlined" color="error" onClick={() => ask('reject')}>
              Reject (r)
            </Button>
            <Button variant="contained" onClick={() => ask('approve')}>
              Approve (a)
            </Button>
          </>
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
