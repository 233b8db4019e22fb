import { Box, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { type Figures, percent, type TraderDetails } from './trader.js';

const Curve = ({ curve, currency }: { curve: Figures['curve']; currency: string }) => {
  const { series } = tones[useTheme().palette.mode];
  return (
    <Box role="img" aria-label={t('traders.profitOverTheLastThreeWeeks')} dir="ltr">
      <LineChart
        height={200}
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        series={[
          {
            data: [...curve],
            color: series[0] ?? '',
            showMark: false,
            valueFormatter: (value) => `${money(value ?? 0)} ${currency}`,
          },
        ]}
        xAxis={[{ data: curve.map((_, at) => at), position: 'none' }]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
};

/** Figures of his own orders, as followers see them; read-only. */
export const TraderFigures = ({ trader: { figures } }: { trader: TraderDetails }) => {
  const currency = useCurrency();
  if (figures === null) {
    return (
      <Section title={t('traders.figures')}>
        <EmptyNote text={t('traders.heHasNotLedYetHis')} />
      </Section>
    );
  }
  const { symbols } = figures;
  return (
    <Section title={t('traders.figuresOfThreeWeeks')}>
      <Curve curve={figures.curve} currency={currency} />
      <Facts
        rows={[
          [
            t('common.profit'),
            <FigureText key="rate" value={figures.profit_percent} write={percent} toned />,
          ],
          [
            t('traders.profit', { currency }),
            <FigureText key="profit" value={figures.total_profit} write={money} toned />,
          ],
          [t('traders.ordersWithAProfit'), percent(figures.win_rate)],
          [t('traders.largestFall'), percent(figures.max_drawdown)],
          [t('traders.closedOrders'), figures.trade_num],
          [
            t('traders.profitAllTime'),
            <FigureText key="total" value={figures.total_rate} write={percent} toned />,
          ],
          [t('traders.closedOrdersAllTime'), figures.total_trade_num],
          [t('common.openPositions'), figures.position_num],
          [t('traders.symbols'), symbols.map(({ code, share }) => `${code} ${percent(share)}`).join(', ')],
        ]}
      />
    </Section>
  );
};
