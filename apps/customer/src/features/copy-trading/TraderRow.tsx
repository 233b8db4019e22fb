import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Trader } from '../../api/traders.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { MiniArea } from '../../ui/MiniArea.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { tone } from '../../ui/tone.js';
import { useConfig } from '../configuration/configuration.js';
import { Avatar } from './Avatar.js';
import { Percent } from './Percent.js';

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
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0, display: 'grid', gap: 2 },
  '& strong': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 8px',
    overflowWrap: 'anywhere',
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const End = styled('span')({
  flex: 'none',
  display: 'grid',
  justifyItems: 'stretch',
  gap: 4,
  width: 84,
  '& > span:last-of-type': { display: 'block', direction: 'ltr' },
});
const Figures = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  gap: 12,
});

/** A trader in a list: who, and what his last three weeks were like. */
export function TraderRow({ trader }: { trader: Trader }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const share = ltr(`${formatFigure(trader.share)}%`);
  return (
    <Press data-testid={`trader-${trader.id}`} onClick={() => navigate(`/follow/trader?id=${trader.id}`)}>
      <Head>
        <Avatar nickname={trader.nickname} address={trader.avatar} />
        <span>
          <strong>
            <bdi>{trader.nickname}</bdi>
            {trader.isFollowed && <StatusBadge tone="accent">{t('follow.following')}</StatusBadge>}
          </strong>
          <small>
            {t('follow.followers', { number: trader.followers })} · {t('follow.takes', { share })}
          </small>
        </span>
        <End>
          <ChangePill percent={trader.profitPercent} />
          <span>
            <MiniArea values={trader.curve.map(Number)} tone={tone(trader.profit)} width={84} height={28} />
          </span>
        </End>
      </Head>
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
      </Figures>
    </Press>
  );
}
