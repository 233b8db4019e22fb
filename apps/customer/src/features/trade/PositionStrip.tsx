import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure, formatPrice } from '@truemark/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { Figure } from '../../ui/Figure.js';
import { NetResult } from '../../ui/NetResult.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import { textSize } from '../../ui/theme/text-size.js';
import { useConfig } from '../configuration/configuration.js';
import { SideBadge } from '../orders/SideBadge.js';
import { useClosedMarket } from '../orders/useClosedMarket.js';
import { useLiveOrder } from '../orders/useLiveOrder.js';
import type { OrderAction } from '../orders/useLookedOrder.js';

const Strip = styled('section')({
  flex: 'none',
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});

const Item = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  [SHORT_SCREEN]: { minHeight: 48 },
  padding: '0 6px 0 0',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minHeight: 50,
  [SHORT_SCREEN]: { minHeight: 46, paddingBlock: 2 },
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '4px 0 4px 12px',
  borderRadius: 12,
  textAlign: 'start',
  ...theme.typography.body2,
  fontWeight: 600,
  '& small': { gridColumn: '1 / -1', ...theme.typography.caption, color: theme.palette.text.secondary },
  '& > span:nth-of-type(2)': { textAlign: 'end' },
}));

interface PositionStripProps {
  symbol: TradeSymbol;
  orders: readonly Order[];
  onLook: (order: Order, sheet: 'detail' | OrderAction) => void;
}

/** The customer's open and pending orders of this symbol. Each opens its details and can be ended at once. */
export function PositionStrip({ symbol, orders, onLook }: PositionStripProps) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <Strip aria-label={t('trade.yourOrders')}>
      {orders.map((order) => (
        <Position key={order.id} order={order} symbol={symbol} onLook={onLook} />
      ))}
    </Strip>
  );
}

function Position({ order, symbol, onLook }: Omit<PositionStripProps, 'orders'> & { order: Order }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { profit } = useLiveOrder(order);
  const closedMarket = useClosedMarket(order);
  const closedId = useId();
  const isHeld = order.status === 'holding';
  return (
    <Item data-testid={`position-${order.id}`}>
      <Press aria-haspopup="dialog" onClick={() => onLook(order, 'detail')}>
        <span>
          <SideBadge order={order} /> <Figure>{formatFigure(order.lots)}</Figure>
        </span>
        <span>
          {isHeld ? (
            <NetResult result={profit} fee={order.fee} currency={currency} />
          ) : (
            <StatusBadge tone="accent">{t('orders.state.pending')}</StatusBadge>
          )}
        </span>
        <small>
          {t(isHeld ? 'orders.openPrice' : 'orders.target')}{' '}
          <Figure>{formatPrice(isHeld ? order.openPrice : order.targetPrice, symbol.pricePrecision)}</Figure>
          {closedMarket && <span id={closedId}> {closedMarket}</span>}
        </small>
      </Press>
      <Button
        variant="outlined"
        sx={{ minWidth: 0, minHeight: 44, px: 3, fontSize: textSize(14) }}
        aria-label={t(isHeld ? 'orders.closeOne' : 'orders.cancelOne', { symbol: symbol.showCode })}
        aria-describedby={closedMarket ? closedId : undefined}
        disabled={Boolean(closedMarket)}
        onClick={() => onLook(order, isHeld ? 'close' : 'cancel')}
      >
        {t(isHeld ? 'orders.close' : 'orders.cancel')}
      </Button>
    </Item>
  );
}
