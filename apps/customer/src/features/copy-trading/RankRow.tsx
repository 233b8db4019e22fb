import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Ranked } from '../../api/traders.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { useConfig } from '../configuration/configuration.js';
import { LabelledChange } from './LabelledChange.js';
import { useShowCode } from './MAX_DECIMALS.js';
import { Percent } from './Percent.js';
import { TraderPress } from './TraderPress.js';

const Figures = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 12,
});

const Together = styled('span')({ whiteSpace: 'nowrap', marginInlineEnd: 4 });

interface RankRowProps {
  trader: Ranked;
  /** Rank, from 1. */
  place: number;
  onOpen: () => void;
}

/** Trader with rank. */
export function RankRow({ trader, place, onOpen }: RankRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const showCode = useShowCode();
  return (
    <TraderPress
      data-testid={`rank-${trader.id}`}
      trader={trader}
      place={place}
      note={
        trader.code !== '' && (
          <>
            <Together>{t('rank.mostly')}</Together>{' '}
            <Together>
              <bdi>{showCode(trader.code)}</bdi> <Figure>{formatFigure(trader.multiple)}×</Figure>
            </Together>
          </>
        )
      }
      end={<LabelledChange percent={trader.profitPercent} />}
      onClick={onOpen}
    >
      <Figures>
        <StatCard name={t('follow.profit3')}>
          <MoneyText amount={trader.profit} signed currency={currency} />
        </StatCard>
        <StatCard name={t('follow.winRate')}>
          <Percent of={trader.winRate} />
        </StatCard>
        <StatCard name={t('follow.allPercent')}>
          <Percent of={trader.allPercent} signed />
        </StatCard>
        <StatCard name={t('follow.allTrades')}>
          <Figure>{trader.allTrades}</Figure>
        </StatCard>
      </Figures>
    </TraderPress>
  );
}
