import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { lots as lotsText, money, price } from '../../ui/figures.js';
import { When } from '../../ui/WhenField.js';
import type { Order } from './order.js';

/** Result of closing at the current price. */
export const ClosingFigures = ({ order }: { order: Order }) => {
  const { symbol, side, lots, openPrice, market } = order;
  const write = (value: number): string => price(value, symbol.pricePrecision);
  const done = side === 1 ? t('common.bought') : t('orders.sold');
  const isOpen = market?.state === 'open';
  const bid = isOpen ? t('orders.presentBid') : t('orders.lastBid');
  const ask = isOpen ? t('orders.presentAsk') : t('orders.lastAsk');
  return (
    <Facts
      rows={[
        [
          t('orders.position'),
          t('orders.lotsOfAt', {
            done,
            lots: lotsText(lots),
            showCode: symbol.showCode,
            openPrice: write(openPrice),
          }),
        ],
        [side === 1 ? bid : ask, <FigureText key="price" value={order.price} write={write} />],
        [t('orders.resultAtIt'), <FigureText key="profit" value={order.profit} write={money} toned />],
        [t('orders.lastTick'), <When key="tick" ms={market?.tickAt} />],
      ]}
    />
  );
};
