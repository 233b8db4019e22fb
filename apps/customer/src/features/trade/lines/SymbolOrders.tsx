import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { formatFigure, formatPrice, MONEY_PLACES } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useAccountMark } from '../../../api/live/positions.js';
import { CardList } from '../../../ui/Card.js';
import { Figure } from '../../../ui/Figure.js';
import { ListRow } from '../../../ui/ListRow.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { StatusBadge } from '../../../ui/StatusBadge.js';
import { useConfig } from '../../configuration/configuration.js';

interface SymbolOrdersProps {
  symbol: TradeSymbol;
  orders: readonly ForexOrder[];
  onOpen: (order: ForexOrder) => void;
}

/** The customer's orders of this symbol; each opens its stops. */
export function SymbolOrders({ symbol, orders, onOpen }: SymbolOrdersProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const mark = useAccountMark();
  if (orders.length === 0) return null;
  const second = (order: ForexOrder) => {
    const price = decimal(order.Status === 1 ? order.Price : order.TargetPrice);
    return (
      <>
        {t(order.Status === 1 ? 'orders.openPrice' : 'orders.target')}{' '}
        <Figure>{formatPrice(price, symbol.PricePrecision)}</Figure>
      </>
    );
  };
  const end = (order: ForexOrder) => {
    if (order.Status !== 1) return <StatusBadge tone="accent">{t('orders.pending')}</StatusBadge>;
    const profit = mark?.orders.get(order.Id)?.profit ?? decimal(order.FactProfits);
    return <MoneyText amount={profit} places={MONEY_PLACES} signed currency={currency} />;
  };
  return (
    <CardList aria-label={t('trade.yourOrders')}>
      {orders.map((order) => (
        <ListRow
          key={order.Id}
          title={
            <>
              {t(order.OrderType === 1 ? 'orders.buy' : 'orders.sell')}{' '}
              <Figure>{formatFigure(decimal(order.Quantity))}</Figure>
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
