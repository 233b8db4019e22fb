import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { toChartNumber } from '@truemark/money';
import type { Order } from '../../api/orders.js';
import { fetchCandles } from '../../api/symbols.js';
import { tone } from '../../ui/tone.js';
import { marketKeys } from '../market/keys.js';
import { drawWay, wayOf } from './order-way.js';

/** Times run from left to right in every language. */
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 104,
  marginBlock: '4px 16px',
  '& > div': { position: 'absolute', inset: '8px 8px' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& polyline, & line': {
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& line': { strokeWidth: 1, strokeDasharray: '4 4' },
  '& i': {
    position: 'absolute',
    width: 12,
    height: 12,
    translate: '-50% -50%',
    borderRadius: '50%',
    border: `3px solid ${theme.palette.text.primary}`,
    background: theme.palette.background.paper,
  },
  '& i[data-tone]': { border: `2px solid ${theme.palette.background.paper}` },
  '& i[data-tone="up"]': { background: theme.palette.up.main },
  '& i[data-tone="down"]': { background: theme.palette.down.main },
  '& i[data-tone="flat"]': { background: theme.palette.text.secondary },
}));

interface OrderWayProps {
  order: Order;
  /** What it came to, for the colour of its end. */
  net: bigint;
}

/** How the price went while a closed order was held: a ring where it was opened, a dot where it was closed. The figures stand beside it. */
export function OrderWay({ order, net }: OrderWayProps) {
  const { symbol, createdAt, closedAt, openPrice, price, targetPrice } = order;
  const end = closedAt ?? createdAt;
  const { period, before, limit } = wayOf(createdAt, end);
  const { data, isPending } = useQuery({
    queryKey: [...marketKeys.bars(symbol.id, period), 'way', before, limit],
    queryFn: ({ signal }) => fetchCandles({ symbolId: symbol.id, period, limit, before }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (isPending) return <Picture />;
  const opened = { at: createdAt, price: toChartNumber(openPrice) };
  const drawn = drawWay(data ?? [], [opened, { at: end, price: toChartNumber(price) }]);
  const [from, to] = drawn?.places ?? [];
  if (!drawn || !from || !to) return null;
  const at = ([x, y]: readonly [number, number]) => ({ left: `${x}%`, top: `${y}%` });
  return (
    <Picture dir="ltr" aria-hidden data-testid="order-way">
      <div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <line x1="0" x2="100" y1={from[1]} y2={from[1]} />
          <polyline points={drawn.line.map((point) => point.join()).join(' ')} />
        </svg>
        {/* When an order that waited was filled is not known: the dashed line is its price. */}
        {targetPrice === 0n && <i style={at(from)} />}
        <i data-tone={tone(net)} style={at(to)} />
      </div>
    </Picture>
  );
}
