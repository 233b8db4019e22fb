import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '@truemark/i18n';
import { decimal, toChartNumber } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { fetchCandles } from '../../api/symbols.js';
import { Figure } from '../../ui/Figure.js';
import { deviceZone } from '../../ui/TimeText.js';
import { tone } from '../../ui/tone.js';
import { currentLanguage } from '../configuration/configuration.js';
import { marketKeys } from '../market/keys.js';
import { areNear, closesOf, drawWay, edgeTimes, isShort, type Mark, ticksOf, wayOf } from './order-way.js';
import { useProof } from './useProof.js';

/** Chart with scale at the side, times and markers; keeps its height while loading. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: 8,
  minHeight: 144,
  marginBlock: '4px 16px',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

const Scale = styled('div')({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });
const Times = styled(Scale)({ flexDirection: 'row', gridColumn: 1 });
const Signs = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  '& > span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': { flex: 'none', boxSizing: 'border-box', width: 10, height: 10, borderRadius: '50%' },
});

/** Ring at the opening, dot at the closing. */
const Sign = styled('i')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: `3px solid ${theme.palette.text.primary}`,
  background: theme.palette.background.paper,
  '&[data-tone]': { border: `1px solid ${theme.palette.background.paper}` },
  '&[data-tone="up"]': { background: theme.palette.up.main },
  '&[data-tone="down"]': { background: theme.palette.down.main },
  '&[data-tone="flat"]': { background: theme.palette.text.secondary },
}));

/** Time runs left to right in every language. */
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 104,
  '& > div': { position: 'absolute', inset: '8px 8px' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& polyline, & line': {
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& line': { strokeWidth: 1, strokeDasharray: '4 4' },
  '& i': { position: 'absolute', translate: '-50% -50%' },
  // Two markers at one position are placed side by side.
  '&[data-near] i': { translate: 'calc(-50% - 6px) -50%' },
  '&[data-near] i[data-tone]': { translate: 'calc(-50% + 6px) -50%' },
}));

/** Recorded prices: ticks if the order was short, else bars through its markers; undefined while loading. */
function usePoints(order: Order, marks: readonly [Mark, Mark]): readonly Mark[] | undefined {
  const [{ at: from }, { at: to }] = marks;
  const proof = useProof(order.id, isShort(from, to));
  const ticks = proof.data && ticksOf(proof.data.data.ticks, order.side === 'buy');
  const { period, bar, before, limit } = wayOf(from, to);
  const { data, isPending, dataUpdatedAt } = useQuery({
    queryKey: [...marketKeys.bars(order.symbol.id, period), 'way', before, limit],
    queryFn: ({ signal }) => fetchCandles({ symbolId: order.symbol.id, period, limit, before }, { signal }),
    enabled: !proof.isLoading && !ticks,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (ticks) return ticks;
  if (isPending) return undefined;
  return data ? [...closesOf(data, bar, Math.max(dataUpdatedAt, to)), ...marks] : [];
}

interface OrderWayProps {
  order: Order;
  /** Net result, for the colour of the end marker. */
  net: bigint;
}

/**
 * Chart of the price while a closed order was open, with prices at the side and times below. The exact figures are next
 * to it.
 */
export function OrderTimeline({ order, net }: OrderWayProps) {
  const { t } = useTranslation();
  const { symbol, createdAt, closedAt, openPrice, price, targetPrice } = order;
  const end = closedAt ?? createdAt;
  const opened = { at: createdAt, price: toChartNumber(openPrice) };
  const closed = { at: end, price: toChartNumber(price) };
  const points = usePoints(order, [opened, closed]);
  if (!points) return <Frame />;
  const drawn = drawWay(points, [opened, closed]);
  const [from, to] = drawn?.places ?? [];
  if (!drawn || !from || !to) return null;
  const at = ([x, y]: readonly [number, number]) => ({ left: `${x}%`, top: `${y}%` });
  // The fill time of a pending order is not recorded: the dashed line is its price.
  const isOpeningKnown = targetPrice === 0n;
  return (
    <Frame dir="ltr" aria-hidden data-testid="order-way">
      <Picture data-near={(isOpeningKnown && areNear(from, to)) || undefined}>
        <div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <line x1="0" x2="100" y1={from[1]} y2={from[1]} />
            <polyline points={drawn.line.map((point) => point.join()).join(' ')} />
          </svg>
          {isOpeningKnown && <Sign style={at(from)} />}
          <Sign data-tone={tone(net)} style={at(to)} />
        </div>
      </Picture>
      <Scale>
        {[drawn.high, drawn.low].map((edge) => (
          <Figure key={edge}>{formatPrice(decimal(edge), symbol.pricePrecision)}</Figure>
        ))}
      </Scale>
      <Times>
        {edgeTimes(drawn.start, drawn.end, currentLanguage().tag, deviceZone()).map((time) => (
          <bdi key={time}>{time}</bdi>
        ))}
      </Times>
      <Signs dir={currentLanguage().direction}>
        {isOpeningKnown && (
          <span>
            <Sign /> <bdi>{t('orders.openPrice')}</bdi>
          </span>
        )}
        <span>
          <Sign data-tone={tone(net)} /> <bdi>{t('orders.closePrice')}</bdi>
        </span>
      </Signs>
    </Frame>
  );
}
