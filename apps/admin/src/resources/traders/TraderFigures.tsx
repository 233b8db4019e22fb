import { Box, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { tones } from '../../theme/tones.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { type Figures, percent, type WholeTrader } from './trader.js';

const Curve = ({ curve, currency }: { curve: Figures['curve']; currency: string }) => {
  const { series } = tones[useTheme().palette.mode];
  return (
    <Box role="img" aria-label="Profit over the last three weeks; the figures stand below" dir="ltr">
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

/** What his own orders come to, as followers see it; nobody edits any of it. */
export const TraderFigures = ({ trader: { figures } }: { trader: WholeTrader }) => {
  const currency = useCurrency();
  if (figures === null) {
    return (
      <Section title="Figures">
        <EmptyNote text="He has not led yet: his orders stand under the tabs above." />
      </Section>
    );
  }
  const { symbols } = figures;
  return (
    <Section title="Figures of three weeks">
      <Curve curve={figures.curve} currency={currency} />
      <Facts
        rows={[
          ['Profit', <FigureText key="rate" value={figures.profit_percent} write={percent} toned />],
          [
            `Profit, ${currency}`,
            <FigureText key="profit" value={figures.total_profit} write={money} toned />,
          ],
          ['Orders with a profit', percent(figures.win_rate)],
          ['Largest fall', percent(figures.max_drawdown)],
          ['Closed orders', figures.trade_num],
          ['Profit, all time', <FigureText key="total" value={figures.total_rate} write={percent} toned />],
          ['Closed orders, all time', figures.total_trade_num],
          ['Open positions', figures.position_num],
          ['Symbols', symbols.map(({ code, share }) => `${code} ${percent(share)}`).join(', ')],
        ]}
      />
    </Section>
  );
};
