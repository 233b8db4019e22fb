import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { exact, figure, price } from '../../ui/figures.js';
import { When } from '../../ui/WhenField.js';
import type { Order } from './order.js';

/** What closing would come to at this second. */
export const ClosingFigures = ({ order }: { order: Order }) => {
  const { symbol, side, lots, openPrice, market } = order;
  const write = (value: number): string => price(value, symbol.pricePrecision);
  const done = side === 1 ? 'Bought' : 'Sold';
  const when = market?.state === 'open' ? 'Present' : 'Last';
  return (
    <Facts
      rows={[
        ['Position', `${done} ${figure(lots)} lots of ${symbol.showCode} at ${write(openPrice)}`],
        [
          `${when} ${side === 1 ? 'bid' : 'ask'}`,
          <FigureText key="price" value={order.price} write={write} />,
        ],
        ['Result at it', <FigureText key="profit" value={order.profit} write={exact} toned />],
        ['Last tick', <When key="tick" ms={market?.tickAt} />],
      ]}
    />
  );
};
