import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure, formatPrice } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { isOpen } from '../../api/orders.js';
import { Figure } from '../../ui/Figure.js';
import { NetResult } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { textSize } from '../../ui/theme/text-size.js';
import { useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { CLOSED_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useClosedMarket } from './useClosedMarket.js';
import { useLiveOrder } from './useLiveOrder.js';
import type { OrderAction } from './useLookedOrder.js';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineEnd: 16,
  // In a narrow layout the result is below the name, next to the close button.
  '@container (max-width: 359px)': {
    paddingInlineEnd: 12,
    '& > :nth-of-type(2)': { paddingInline: 12 },
    '&:has(> :nth-of-type(2)) > :first-of-type': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > span:nth-of-type(even)': { justifyContent: 'flex-start' },
    },
  },
});

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '12px 0 12px 16px',
  textAlign: 'start',
  ...theme.typography.body2,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, minWidth: 0 },
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:nth-of-type(even)': { justifyContent: 'flex-end' },
  '& > small': { gridColumn: '1 / -1', ...theme.typography.caption, color: theme.palette.text.secondary },
  '&.Mui-focusVisible': { outlineOffset: -3 },
}));

const DOT = 14;

/** Parts separated by dots; a dot is hidden where the next part starts a line. */
const Parts = styled('span')({
  display: 'block',
  overflow: 'clip',
  '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -DOT },
  '& > span > span': { position: 'relative', paddingInlineStart: DOT },
  '& > span > span > i': { position: 'absolute', insetInlineStart: 5, fontStyle: 'normal' },
});

interface OrderRowProps {
  order: Order;
  now: number;
  onLook: (order: Order, sheet: 'detail' | OrderAction) => void;
}

/** Order in a list, with a live profit while open. */
export function OrderRow({ order, now, onLook }: OrderRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { profit, price } = useLiveOrder(order);
  const closedMarket = useClosedMarket(order);
  const closedId = useId();
  const { showCode, pricePrecision } = order.symbol;
  const pending = order.status === 'pending';
  const neverFilled = order.openPrice === 0n;
  const from = neverFilled ? order.targetPrice : order.openPrice;
  return (
    <Row data-testid={`order-${order.id}`}>
      <Press aria-haspopup="dialog" onClick={() => onLook(order, 'detail')}>
        <span>
          <strong>{showCode}</strong>
          {order.copy?.isOwn === false && <StatusBadge>{t('orders.copy')}</StatusBadge>}
        </span>
        <span>
          {order.status === 'cancelled' ? (
            <StatusBadge>{t('orders.cancelled')}</StatusBadge>
          ) : (
            !pending && <NetResult result={profit} fee={order.fee} currency={currency} />
          )}
        </span>
        <small>
          <Parts>
            <span>
              <span>
                <SideBadge order={order} /> <Figure>{formatFigure(order.lots)}</Figure>
              </span>{' '}
              <span>
                <i>·</i>{' '}
                <Figure>
                  <PriceText still price={from} precision={pricePrecision} />
                  {!neverFilled && (
                    <>
                      {' → '}
                      <PriceText price={price} precision={pricePrecision} />
                    </>
                  )}
                </Figure>
              </span>
            </span>
          </Parts>
        </small>
        {pending && (
          <small>
            {t('orders.priceNow')} <PriceText price={price || undefined} precision={pricePrecision} />
          </small>
        )}
        {closedMarket && <small id={closedId}>{closedMarket}</small>}
        <Stops order={order} />
        <small>
          <RecordTime at={order.closedAt ?? order.createdAt} now={now} />
          <Why order={order} />
        </small>
      </Press>
      {(order.status === 'holding' || pending) && (
        <Button
          variant="outlined"
          sx={{ minWidth: 0, minHeight: 44, px: 3, fontSize: textSize(14) }}
          aria-label={t(pending ? 'orders.cancelOne' : 'orders.closeOne', { symbol: showCode })}
          aria-describedby={closedMarket ? closedId : undefined}
          disabled={Boolean(closedMarket)}
          onClick={() => onLook(order, pending ? 'cancel' : 'close')}
        >
          {t(pending ? 'orders.cancel' : 'orders.close')}
        </Button>
      )}
    </Row>
  );
}

/** Cause that closed an order, unless it was the customer. */
function Why({ order: { status, closedBy } }: Pick<OrderRowProps, 'order'>) {
  const { t } = useTranslation();
  if (status !== 'closed' || closedBy === null || closedBy === 'customer') return null;
  return (
    <span>
      {' · '}
      {t(CLOSED_KEYS[closedBy])}
    </span>
  );
}

/** Stops that are set, in short. */
function Stops({ order }: { order: Order }) {
  const { t } = useTranslation();
  if (!isOpen(order)) return null;
  const price = (value: Price) => formatPrice(value, order.symbol.pricePrecision);
  const set = [
    ['orders.sl', order.stopLoss],
    ['orders.tp', order.takeProfit],
    ['orders.trail', order.trailingDistance],
  ] as const;
  const shown = set.filter(([, value]) => value !== 0n);
  if (shown.length === 0) return null;
  return (
    <small>
      {shown.map(([name, value], at) => (
        <span key={name}>
          {at > 0 && ' · '}
          {t(name)} <Figure>{price(value)}</Figure>
        </span>
      ))}
    </small>
  );
}
