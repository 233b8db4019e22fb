import { Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import { formatUnrounded, money, price, signed } from '../../ui/figures.js';
import { useCurrency } from '../../ui/use-currency.js';
import { netOf, type Order } from './order.js';

const cents = (sum: number): number => Math.round(Number(sum.toFixed(2)) * 100);

/** Outcome in a sentence: opening and closing price, result and cost. */
export const OrderAnswer = ({ order }: { order: Order }) => {
  const currency = useCurrency();
  const { status, side, openPrice, price: now, profit, fee, symbol } = order;
  if ((status !== 1 && status !== 3) || openPrice === 0 || now === 0) return null;
  const write = (value: number): string => price(value, symbol.pricePrecision);
  const net = netOf(order);
  // Three amounts rounded separately may not add up: in that case all are shown to the last digit.
  const [shownProfit = 0, shownFee = 0, shownNet = 0] = [profit, fee, net].map(cents);
  const sumText = shownProfit - shownFee === shownNet ? money : formatUnrounded;
  const facts = {
    open: write(openPrice),
    close: write(now),
    profit: signed(profit, sumText),
    fee: sumText(fee),
    net: signed(net, sumText),
    currency,
  };
  const key = {
    ended: side === 1 ? 'orders.answerBought' : 'orders.answerSold',
    runs: side === 1 ? 'orders.answerHeldBought' : 'orders.answerHeldSold',
  } as const;
  return (
    <Typography
      variant="subtitle1"
      component="p"
      sx={{ gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' }}
    >
      {t(status === 3 ? key.ended : key.runs, facts)}
    </Typography>
  );
};
