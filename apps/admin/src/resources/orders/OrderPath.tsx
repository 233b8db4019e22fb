import { useTheme } from '@mui/material';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { price } from '../../ui/figures.js';
import { instant } from '../../ui/instant.js';
import { zoneLabel } from '../../ui/zone.js';
import type { Order, Proof } from './order.js';

interface Props {
  readonly proof: Pick<Proof, 'path'>;
  readonly order: Order;
}

/** The bid from the opening to the end, with what it opened at and both stops. */
export const OrderPath = ({ proof: { path }, order }: Props) => {
  const { series, down, up } = tones[useTheme().palette.mode];
  if (path.length < 2) return null;
  const write = (value: number | null): string => price(value ?? 0, order.symbol.pricePrecision);
  const lines = [
    { name: t('orders.openedAt'), at: order.openPrice, colour: series[1] },
    { name: t('orders.stopLoss'), at: order.stopLoss, colour: down },
    { name: t('orders.takeProfit'), at: order.takeProfit, colour: up },
  ].filter(({ at }) => at > 0);
  const shown = [...path.map(({ bid }) => bid), ...lines.map(({ at }) => at)];
  return (
    <LineChart
      height={240}
      skipAnimation
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      xAxis={[
        {
          data: path.map(({ time }) => time),
          scaleType: 'time',
          height: 28,
          valueFormatter: (time: number) => instant(Number(time)).slice(5, 19),
        },
      ]}
      yAxis={[{ width: 88, min: Math.min(...shown), max: Math.max(...shown), valueFormatter: write }]}
      series={[
        {
          label: t('orders.bidIn', { zone: zoneLabel() }),
          data: path.map(({ bid }) => bid),
          color: series[0] ?? '',
          showMark: false,
          curve: 'linear',
          valueFormatter: write,
        },
      ]}
      grid={{ horizontal: true }}
    >
      {lines.map(({ name, at, colour }) => (
        <ChartsReferenceLine
          key={name}
          y={at}
          label={name}
          labelAlign="end"
          lineStyle={{ stroke: colour ?? '', strokeDasharray: '4 3' }}
        />
      ))}
    </LineChart>
  );
};
