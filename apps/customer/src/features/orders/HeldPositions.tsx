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
import { useHidden } from '../accounts/useHidden.js';
import { useConfig } from '../configuration/configuration.js';
import { SymbolLogo } from '../market/SymbolLogo.js';
import { useClosedMarket } from './useClosedMarket.js';
import { useLiveOrder } from './useLiveOrder.js';
import { useFollowOrders, useOrders } from './useOrders.js';

const SHOWN = 3;
const ALL_DAYS = { from: '', to: '' };

const Result = styled('span')(({ theme }) => ({
  // Space for the result before it is received, so that the name next to it keeps its lines.
  display: 'block',
  minWidth: 104,
  textAlign: 'end',
  ...theme.typography.body1,
  fontWeight: 600,
  color: theme.palette.text.primary,
}));

/** Latest positions with results net of fees. */
export function HeldPositions() {
  const { t } = useTranslation();
  const { orders, total = 0 } = useOrders('holding', ALL_DAYS);
  useFollowOrders();
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
          <Position key={order.id} order={order} />
        ))}
      </CardList>
    </section>
  );
}

function Position({ order }: { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [hidden] = useHidden();
  const { currency } = useConfig();
  const { profit, price } = useLiveOrder(order);
  const isHeard = useAccountMark() !== null;
  const closedMarket = useClosedMarket(order);
  const { symbol, side, lots, openPrice, fee } = order;
  return (
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
        <>
          <Figure>
            <PriceText still price={openPrice} precision={symbol.pricePrecision} />
            {' → '}
            <PriceText price={price} precision={symbol.pricePrecision} />
          </Figure>
          {closedMarket && (
            <>
              <br />
              {closedMarket}
            </>
          )}
        </>
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
}
