import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Trader } from '../../api/traders.js';
import { MiniArea } from '../../ui/MiniArea.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { tone } from '../../ui/tone.js';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { LabelledChange } from './LabelledChange.js';
import { Percent } from './Percent.js';
import { TraderPress } from './TraderPress.js';

const Figures = styled('span')({
  display: 'grid',
  // Equal in every row, whatever its figures.
  gridTemplateColumns: '1.3fr 1fr',
  gap: '8px 12px',
  '& > *': { minWidth: 0 },
  '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
/** Wraps as a whole while the line is wide enough. */
const Whole = styled('span')({ display: 'inline-block', marginInlineEnd: 8 });

/** A press on the button does not open the trader's page. */
const Row = styled('div')({
  display: 'grid',
  '& > a': { justifySelf: 'end', minHeight: 44, margin: '0 16px 16px' },
});

/** Trader in a list: profile, last three weeks, and the way to follow. */
export function TraderRow({ trader }: { trader: Trader }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const user = useUser();
  const share = ltr(`${formatFigure(trader.share)}%`);
  return (
    <Row>
      <TraderPress
        data-testid={`trader-${trader.id}`}
        trader={trader}
        badge={trader.isFollowed && <StatusBadge tone="accent">{t('follow.following')}</StatusBadge>}
        note={
          <>
            <Whole>{t('follow.followers', { number: trader.followers })}</Whole>{' '}
            <Whole>{t('follow.takes', { share })}</Whole>
          </>
        }
        end={
          <LabelledChange percent={trader.profitPercent}>
            <span dir="ltr">
              <MiniArea values={trader.curve.map(Number)} tone={tone(trader.profit)} width={84} height={28} />
            </span>
          </LabelledChange>
        }
        onClick={() => navigate(`/follow/trader?id=${trader.id}`)}
      >
        <Figures>
          <StatCard name={t('follow.profit3')}>
            <MoneyText amount={trader.profit} signed currency={currency} />
          </StatCard>
          <StatCard name={t('follow.winRate')}>
            <Percent of={trader.winRate} />
          </StatCard>
          <StatCard name={t('follow.drawdown')}>
            <Percent of={trader.drawdown} />
          </StatCard>
          <StatCard name={t('follow.allPercent')}>
            <Percent of={trader.allPercent} signed />
          </StatCard>
        </Figures>
      </TraderPress>
      {!trader.isFollowed && user?.id !== trader.id && (
        <Button
          component={Link}
          to={`/follow/submit?id=${trader.id}`}
          variant="outlined"
          aria-label={`${t('follow.follow')}: ${trader.nickname}`}
        >
          {t('follow.follow')}
        </Button>
      )}
    </Row>
  );
}
