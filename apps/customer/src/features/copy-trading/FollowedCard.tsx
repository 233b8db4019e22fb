import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { formatFigure, formatMoney, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Followed } from '../../api/follows.js';
import { useCopiesTopic, useCopyMarks } from '../../api/live/copies.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useInView } from '../../ui/useInView.js';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { TraderPress } from './TraderPress.js';

const Figures = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: '12px 16px',
});

const Room = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& .MuiLinearProgress-root': { height: 6, borderRadius: 999 },
}));

interface FollowedCardProps {
  followed: Followed;
  /** The trader's copies are open over the page. */
  isOpen: boolean;
  onOpen: () => void;
}

/** Followed trader: results and usage; the floating result is live while it can be seen. */
export function FollowedCard({ followed, isOpen, onOpen }: FollowedCardProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const user = useUser();
  const { traderId, margin, maxAmount } = followed;
  const [card, isInView] = useInView<HTMLElement>();
  // Only what is seen: the server ends a connection that asks for more topics than it allows.
  useCopiesTopic(traderId, isInView || isOpen ? user?.id : undefined);
  const marks = useCopyMarks(traderId);
  const floating = marks
    ? [...marks.values()].reduce((sum, { profit }) => sum + profit, 0n)
    : followed.floating;
  const used = maxAmount === 0n ? 0 : Number((margin * 100n) / maxAmount);
  return (
    <Card ref={card} sx={{ p: 0, overflow: 'hidden' }} data-testid={`followed-${traderId}`}>
      <TraderPress
        aria-haspopup="dialog"
        trader={followed}
        note={
          <>
            {t('follow.openCopies', { number: followed.openCopies })} ·{' '}
            {t('follow.endedCopies', { number: followed.endedCopies })}
          </>
        }
        end={
          <StatusBadge tone={followed.isPaused ? 'flat' : 'accent'}>
            {t(followed.isPaused ? 'follow.paused' : 'follow.following')}
          </StatusBadge>
        }
        onClick={onOpen}
      >
        <Figures>
          <StatCard name={t('follow.realised')}>
            <MoneyText amount={followed.profit} signed currency={currency} />
          </StatCard>
          <StatCard name={t('follow.floating')}>
            <MoneyText amount={floating} signed currency={currency} />
          </StatCard>
          <StatCard name={t('follow.openLots')}>
            <Figure>{formatFigure(followed.openLots)}</Figure>
          </StatCard>
          <StatCard name={t('follow.sharePaid')}>
            <MoneyText amount={followed.sharePaid} currency={currency} />
          </StatCard>
        </Figures>
        <Room>
          <small>
            {t('follow.marginOf', {
              used: ltr(formatMoney(margin)),
              most: ltr(`${formatMoney(maxAmount)} ${currency}`),
            })}
          </small>
          <LinearProgress variant="determinate" value={Math.min(100, used)} aria-hidden />
        </Room>
      </TraderPress>
    </Card>
  );
}
