import { styled } from '@mui/material/styles';
import { formatDate, formatFigure, isolate, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { TraderDetail } from '../../api/traders.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { StatCard } from '../../ui/StatCard.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { Avatar } from './Avatar.js';
import { EquityCurve } from './EquityCurve.js';
import { LabelledChange } from './LabelledChange.js';
import { Percent } from './Percent.js';
import { SymbolShares } from './SymbolShares.js';

const Head = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { minWidth: 0, display: 'grid', gap: 4, justifyItems: 'start' },
  '& h2': { ...theme.typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 16,
});

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockEnd: 12,
  '& h2': { margin: 0 },
});

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '12px 0 0',
  color: theme.palette.text.secondary,
}));

/** Profile and results of a trader. */
export function TraderFigures({ trader }: { trader: TraderDetail }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const { nickname, curve, symbols } = trader;
  const share = ltr(`${formatFigure(trader.relation?.share ?? trader.share)}%`);
  return (
    <>
      <Head as="header">
        <Avatar large nickname={nickname} address={trader.avatar} />
        <div>
          <h2>
            <bdi>{nickname}</bdi>
          </h2>
          <p>
            {t('follow.followers', { number: trader.followers })} · {t('follow.since')}{' '}
            <bdi>{formatDate(trader.since, currentLanguage().tag, timezone)}</bdi>
          </p>
          {trader.relation && (
            <StatusBadge tone="accent">
              {t(trader.relation.isPaused ? 'follow.paused' : 'follow.following')}
            </StatusBadge>
          )}
        </div>
      </Head>
      <Card aria-label={t('follow.weeks3')}>
        <Title>
          <SectionTitle>{t('follow.weeks3')}</SectionTitle>
          <LabelledChange percent={trader.profitPercent} />
        </Title>
        {curve.length > 1 ? (
          <EquityCurve values={curve} currency={currency} />
        ) : (
          <Words>{t('follow.noCurve')}</Words>
        )}
        <Grid sx={{ mt: 4 }}>
          <StatCard name={t('follow.profit3')}>
            <MoneyText amount={trader.profit} signed currency={currency} />
          </StatCard>
          <StatCard name={t('follow.drawdown')}>
            <Percent of={trader.drawdown} />
          </StatCard>
          <StatCard name={t('follow.winRate')}>
            <Percent of={trader.winRate} />
          </StatCard>
          <StatCard name={t('follow.trades')}>
            <Figure>{trader.trades}</Figure>
          </StatCard>
          <StatCard name={t('follow.positions')}>
            <Figure>{trader.positions}</Figure>
          </StatCard>
          <StatCard name={t('follow.allPercent')}>
            <Percent of={trader.allPercent} signed />
          </StatCard>
          <StatCard name={t('follow.allTrades')}>
            <Figure>{trader.allTrades}</Figure>
          </StatCard>
        </Grid>
        <Words>{t('follow.figuresText')}</Words>
      </Card>
      {symbols.length > 0 && (
        <Card aria-label={t('follow.symbols')}>
          <SectionTitle>{t('follow.symbols')}</SectionTitle>
          <SymbolShares symbols={symbols} />
        </Card>
      )}
      <Card aria-label={t('follow.share')}>
        <SectionTitle>{t('follow.share')}</SectionTitle>
        <Words sx={{ mt: 0 }}>{t('follow.shareText', { trader: isolate(nickname), share })}</Words>
      </Card>
    </>
  );
}
