import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { exact, figure, price } from '../../ui/figures.js';
import { When } from '../../ui/WhenField.js';
import type { Order } from './order.js';

/** What closing would come to at this second. */
export const ClosingFigures = ({ order }: { order: Order }) => {
  const { ForexTradeLists: symbol, OrderType, Quantity, Price, UpdatePrice, FactProfits, Market } = order;
  const write = (value: number): string => price(value, symbol.PricePrecision);
  const side = OrderType === 1 ? 'Bought' : 'Sold';
  const when = Market?.state === 'open' ? 'Present' : 'Last';
  return (
    <Facts
      rows={[
        ['Position', `${side} ${figure(Quantity)} lots of ${symbol.ShowCode} at ${write(Price)}`],
        [
          `${when} ${OrderType === 1 ? 'bid' : 'ask'}`,
          <FigureText key="price" value={UpdatePrice} write={write} />,
        ],
        ['Result at it', <FigureText key="profit" value={FactProfits} write={exact} toned />],
        ['Last tick', <When key="tick" ms={Market?.TimeMs} />],
      ]}
    />
  );
};
