import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAccountMark } from '../../api/live/positions.js';
import type { Order } from '../../api/orders.js';
import { CardList } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { ListRow } from '../../ui/ListRow.js';
import { NetResult } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import { SectionHead } from '../../ui/SectionHead.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { textSize } from '../../ui/theme/text-size.js';
import { useHidden } from '../accounts/useHidden.js';
import { useConfig } from '../configuration/configuration.js';
import { SymbolLogo } from '../market/SymbolLogo.js';
import { useLiveOrder } from './useLiveOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const SHOWN = 3;
const ALL_DAYS = { from: '', to: '' };

const Result = styled('span')(({ theme }) => ({
  // Room for the result before it is heard: the name beside it keeps its lines.
  display: 'block',
  minWidth: 104,
  textAlign: 'end',
  ...theme.typography.body1,
  fontWeight: 600,
  color: theme.palette.text.primary,
}));

/** A row, and its button beside what can be pressed of it. */
const Beside = styled('div')({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 16,
  '& > :first-of-type': { flex: 1, minWidth: 0 },
});

interface HeldPositionsProps {
  /** The market whose positions stand elsewhere. */
  without?: number;
  /** Asks to close one; where it is left out, they are only looked at. */
  onClose?: (order: Order) => void;
}

/** The latest positions with their results after fees. */
export function HeldPositions({ without, onClose }: HeldPositionsProps) {
  const { t } = useTranslation();
  const { orders: all, total = 0 } = useOrders('holding', ALL_DAYS);
  useFollowOrders();
  const orders = all.filter(({ symbol }) => symbol.id !== without);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('home.positions')}>
      <SectionHead
        title={t('home.positions')}
        all={total > SHOWN ? t('home.positions.all', { number: total }) : t('home.positions.manage')}
        to="/order?type=1&source=0"
      />
      <CardList>
        {orders.slice(0, SHOWN).map((order) => (
          <Position key={order.id} order={order} onClose={onClose} />
        ))}
      </CardList>
    </section>
  );
}

function Position({ order, onClose }: Pick<HeldPositionsProps, 'onClose'> & { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [hidden] = useHidden();
  const { currency } = useConfig();
  const { profit, price } = useLiveOrder(order);
  const isHeard = useAccountMark() !== null;
  const { symbol, side, lots, openPrice, fee } = order;
  const row = (
    <ListRow
      icon={<SymbolLogo symbol={symbol} />}
      title={
        <>
          <bdi>{symbol.showCode}</bdi>{' '}
          <StatusBadge>
            {t(side === 'buy' ? 'home.bought' : 'home.sold')} <Figure>{formatFigure(lots)}</Figure>
          </StatusBadge>
        </>
      }
      second={
        <Figure>
          <PriceText still price={openPrice} precision={symbol.pricePrecision} />
          {' → '}
          <PriceText price={price} precision={symbol.pricePrecision} />
        </Figure>
      }
      end={
        <Result>
          {isHeard ? (
            <NetResult result={profit} fee={fee} currency={currency} hidden={hidden} />
          ) : (
            <Skeleton variant="text" width={88} sx={{ marginInlineStart: 'auto' }} />
          )}
        </Result>
      }
      arrow={false}
      under
      onPress={() => navigate(`/trade?id=${symbol.id}`)}
    />
  );
  if (!onClose) return row;
  return (
    <Beside>
      {row}
      <Button
        variant="outlined"
        sx={{ minWidth: 0, minHeight: 44, px: 3, fontSize: textSize(14) }}
        aria-label={t('orders.closeOne', { symbol: symbol.showCode })}
        onClick={() => onClose(order)}
      >
        {t('orders.close')}
      </Button>
    </Beside>
  );
}
