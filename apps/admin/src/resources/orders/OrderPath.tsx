import { useTheme } from '@mui/material';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { price } from '../../ui/figures.js';
import { instant } from '../../ui/instant.js';
import { zoneLabel } from '../../ui/zone.js';
import type { Order, Proof } from './order.js';
import {
  boundsOf,
  type Moment,
  momentsOf,
  namedHeights,
  sidesOf,
  tickText,
  timesOf,
  widthOf,
} from './order-chart.js';

interface Props {
  readonly proof: Pick<Proof, 'path' | 'open' | 'close'>;
  readonly order: Order;
}

/** Month, day and time to the second. */
const clock = (ms: number): string => instant(ms).slice(5, 19);

/** Legend of opening and end. The line is the bid, so a price at the ask is off the line. */
const OPENED = { ask: 'orders.openedAtAsk', bid: 'orders.openedAtBid' } as const;
const CLOSED = { ask: 'orders.closedAtAsk', bid: 'orders.closedAtBid' } as const;

/** Bid chart from opening to end, with opening, closing and both stops labelled next to it. */
export const OrderPath = ({ proof, order }: Props) => {
  const { series, down, up, second } = tones[useTheme().palette.mode];
  const { path } = proof;
  if (path.length < 2) return null;
  const write = (value: number | null): string => price(value ?? 0, order.symbol.pricePrecision);
  const { opened, closed } = momentsOf(proof, order);
  const { opens, closes } = sidesOf(order.side === 1);
  const marks = [
    { name: OPENED[opens], moment: opened, colour: series[1] ?? second },
    { name: CLOSED[closes], moment: closed, colour: series[2] ?? second },
  ] as const;
  const moments = marks.flatMap(({ moment }) => moment ?? []);
  const stops = [
    { name: t('orders.stopLoss'), at: order.stopLoss, colour: down },
    { name: t('orders.takeProfit'), at: order.takeProfit, colour: up },
  ].filter(({ at }) => at > 0);
  const times = timesOf(path, moments);
  const [first = '', span] = [instant(times[0] ?? 0), (times.at(-1) ?? 0) - (times[0] ?? 0)];
  const day = first.slice(0, 10);
  const whenText = (ms: number): string =>
    instant(ms).startsWith(day) ? instant(ms).slice(11, 19) : clock(ms);
  const bids = new Map(path.map(({ time, bid }) => [time, bid]));
  const shown = [
    ...path.map(({ bid }) => bid),
    ...moments.map((each) => each.price),
    ...stops.map(({ at }) => at),
  ];
  const bounds = boundsOf(shown);
  const heights = namedHeights(stops, bounds.max - bounds.min);
  const onlyAt = (moment: Moment): (number | null)[] =>
    times.map((time) => (time === moment.time ? moment.price : null));
  return (
    <LineChart
      height={260}
      skipAnimation
      // The last time label is centred under the end of the axis, half beyond it.
      margin={{ left: 0, right: heights.length > 0 ? 0 : 60, top: 12, bottom: 0 }}
      xAxis={[
        {
          data: times,
          scaleType: 'time',
          height: 28,
          tickLabelMinGap: 16,
          valueFormatter: (time: number, { location }: { location: string }) =>
            location === 'tick' ? tickText(instant(Number(time)), first, span) : clock(Number(time)),
        },
      ]}
      yAxis={[
        { id: 'prices', width: 88, ...bounds, valueFormatter: write },
        ...(heights.length > 0
          ? [
              {
                id: 'stops',
                position: 'right' as const,
                width: widthOf(heights),
                ...bounds,
                tickInterval: heights.map(({ at }) => at),
                valueFormatter: (value: number) => heights.find(({ at }) => at === value)?.name ?? '',
                disableLine: true,
              },
            ]
          : []),
      ]}
      series={[
        {
          label: t('orders.bidIn', { day, zone: zoneLabel() }),
          data: times.map((time) => bids.get(time) ?? null),
          connectNulls: true,
          color: series[0] ?? '',
          showMark: false,
          curve: 'linear',
          valueFormatter: write,
        },
        ...marks.flatMap(({ name, moment, colour }) =>
          moment === null
            ? []
            : [
                {
                  label: t(name, { price: write(moment.price), when: whenText(moment.time) }),
                  labelMarkType: 'circle' as const,
                  data: onlyAt(moment),
                  color: colour,
                  showMark: true,
                  shape: 'circle' as const,
                  valueFormatter: (value: number | null) => (value === null ? null : write(value)),
                },
              ],
        ),
      ]}
      grid={{ horizontal: true }}
    >
      {marks.map(
        ({ name, moment, colour }) =>
          moment && (
            <ChartsReferenceLine
              key={name}
              y={moment.price}
              axisId="prices"
              lineStyle={{ stroke: colour, strokeDasharray: '4 3' }}
            />
          ),
      )}
      {stops.map(({ name, at, colour }) => (
        <ChartsReferenceLine
          key={name}
          y={at}
          axisId="prices"
          lineStyle={{ stroke: colour, strokeDasharray: '4 3' }}
        />
      ))}
    </LineChart>
  );
};
