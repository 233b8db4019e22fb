import { formatFigure, formatPrice, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useAccountMark } from '../../../api/live/positions.js';
import type { Order } from '../../../api/orders.js';
import type { TradeSymbol } from '../../../api/symbols.js';
import { CardList } from '../../../ui/Card.js';
import { Figure } from '../../../ui/Figure.js';
import { ListRow } from '../../../ui/ListRow.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { StatusBadge } from '../../../ui/StatusBadge.js';
import { useConfig } from '../../configuration/configuration.js';

interface SymbolOrdersProps {
  symbol: TradeSymbol;
  orders: readonly Order[];
  onOpen: (order: Order) => void;
}

/** The customer's orders of this symbol; each opens its stops. */
export function SymbolOrders({ symbol, orders, onOpen }: SymbolOrdersProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const mark = useAccountMark();
  if (orders.length === 0) return null;
  const second = (order: Order) => {
    const price = order.status === 'holding' ? order.openPrice : order.targetPrice;
    return (
      <>
        {t(order.status === 'holding' ? 'orders.openPrice' : 'orders.target')}{' '}
        <Figure>{formatPrice(price, symbol.pricePrecision)}</Figure>
      </>
    );
  };
  const end = (order: Order) => {
    if (order.status !== 'holding') return <StatusBadge tone="accent">{t('orders.pending')}</StatusBadge>;
    const profit = mark?.orders.get(order.id)?.profit ?? order.profit;
    return <MoneyText amount={profit} places={MONEY_PLACES} signed currency={currency} />;
  };
  return (
    <CardList aria-label={t('trade.yourOrders')}>
      {orders.map((order) => (
        <ListRow
          key={order.id}
          title={
            <>
              {t(order.side === 'buy' ? 'orders.buy' : 'orders.sell')}{' '}
              <Figure>{formatFigure(order.lots)}</Figure>
            </>
          }
          second={second(order)}
          end={end(order)}
          onPress={() => onOpen(order)}
        />
      ))}
    </CardList>
  );
}
