import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Ranked } from '../../api/traders.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { useConfig } from '../configuration/configuration.js';
import { Avatar } from './Avatar.js';
import { Percent } from './Percent.js';
import { useShowCode } from './useShowCode.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'stretch',
  gap: 12,
  padding: 16,
  textAlign: 'start',
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

const Head = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > b': {
    ...theme.typography.h3,
    minWidth: 24,
    textAlign: 'center',
    color: theme.palette.text.secondary,
    '&[data-first="true"]': { color: theme.palette.accent.text },
  },
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0, display: 'grid', gap: 2 },
  '& strong': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Figures = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: 12,
});

interface RankRowProps {
  trader: Ranked;
  /** From 1. */
  place: number;
  onOpen: () => void;
}

/** A trader at his place in the ranking. */
export function RankRow({ trader, place, onOpen }: RankRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const showCode = useShowCode();
  return (
    <Press data-testid={`rank-${trader.id}`} onClick={onOpen}>
      <Head>
        <b data-first={place <= 3}>{place}</b>
        <Avatar nickname={trader.nickname} address={trader.avatar} />
        <span>
          <strong>
            <bdi>{trader.nickname}</bdi>
          </strong>
          {trader.code !== '' && (
            <small>
              {t('rank.mostly')} <bdi>{showCode(trader.code)}</bdi> ·{' '}
              <Figure>{formatFigure(trader.multiple)}×</Figure>
            </small>
          )}
        </span>
        <ChangePill percent={trader.profitPercent} />
      </Head>
      <Figures>
        <StatCard name={t('follow.profit3')}>
          <MoneyText amount={trader.profit} signed currency={currency} />
        </StatCard>
        <StatCard name={t('follow.winRate')}>
          <Percent of={trader.winRate} />
        </StatCard>
        <StatCard name={t('follow.allPercent')}>
          <Percent of={trader.allPercent} />
        </StatCard>
        <StatCard name={t('follow.allTrades')}>
          <Figure>{trader.allTrades}</Figure>
        </StatCard>
      </Figures>
    </Press>
  );
}
