import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure, formatPrice } from '@truemark/i18n';
import { type Money, ONE, type Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders.js';
import { CopyField } from '../../ui/CopyField.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult, ResultFacts } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import { ExactTime } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { OrderTimeline } from './OrderTimeline.js';
import { CLOSED_KEYS, STATUS_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useLiveOrder } from './useLiveOrder.js';

const Result = styled('section')(({ theme }) => ({ '& > p': { margin: '0 0 8px', ...theme.typography.h1 } }));

/** The last result of a position is none any more once it has ended. */
const GONE = { profit: undefined, price: undefined };

/** Groups of facts, separated by lines. */
const Groups = styled('div')(({ theme }) => ({
  '&& > * + *': {
    marginBlockStart: 12,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
}));

/** Order's result, prices, times and numbers. Exact figures and ticks are in its proof. */
export function OrderFacts({ order, isLeaving }: { order: Order; isLeaving: boolean }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const live = useLiveOrder(order);
  const { profit, price } = isLeaving ? GONE : live;
  const precision = order.symbol.pricePrecision;

  const at = (given: Price) => (given === 0n ? null : <Figure>{formatPrice(given, precision)}</Figure>);
  const figure = (given: bigint) => (given === 0n ? null : <Figure>{formatFigure(given)}</Figure>);
  const money = (given: Money) => <MoneyText amount={given} currency={currency} />;
  const time = (given: number | null) => (given === null ? null : <ExactTime at={given} zone={timezone} />);
  const ended = order.status === 'closed';
  const hasResult = ended || order.status === 'holding';

  return (
    <Groups>
      {hasResult && (
        <Result aria-label={t('result.net')}>
          <p>
            <NetResult result={profit} fee={order.fee} currency={currency} />
          </p>
          {ended && <OrderTimeline order={order} net={live.profit - order.fee} />}
          <ResultFacts result={profit} fee={order.fee} currency={currency} isMoving={!ended} />
        </Result>
      )}
      <Facts
        facts={[
          [t('orders.side'), <SideBadge key="s" order={order} />],
          [t('trade.lots'), figure(order.lots)],
          [
            t('trade.multiple'),
            order.multiple === 0n ? null : <Figure key="x">{formatFigure(order.multiple)}×</Figure>,
          ],
          [t('trade.margin'), money(order.margin)],
          [t('trade.fee'), hasResult ? null : money(order.fee)],
        ]}
      />
      <Facts
        facts={[
          [t('orders.target'), at(order.targetPrice)],
          [t('orders.marketPrice'), at(order.openBid)],
          // A buy opens at the ask, which is above the market price by the spread.
          [t('orders.spread'), order.openBid === 0n ? null : at(order.openPrice - order.openBid)],
          [t('orders.openPrice'), at(order.openPrice)],
          [
            t(ended ? 'orders.closePrice' : 'orders.priceNow'),
            order.status === 'cancelled' || order.status === 'pending' ? null : (
              <PriceText key="u" price={price} precision={precision} />
            ),
          ],
          [t('orders.stopLoss'), at(order.stopLoss)],
          [t('orders.takeProfit'), at(order.takeProfit)],
          [t('orders.trailing'), at(order.trailingDistance)],
          [t('orders.rate'), order.rate === ONE ? null : figure(order.rate)],
        ]}
      />
      <Facts
        facts={[
          [t('orders.createdAt'), time(order.createdAt)],
          [t('orders.closedAt'), time(order.closedAt)],
          [t('orders.expiresAt'), order.status === 'pending' ? time(order.expiresAt) : null],
        ]}
      />
      <Facts
        facts={[
          [t('orders.number'), <CopyField key="n" text={String(order.id)} label={t('orders.number')} />],
          [t('orders.origin'), order.originId ? <Figure key="o">{order.originId}</Figure> : null],
          [t('orders.status'), t(STATUS_KEYS[order.status])],
          [t('orders.endedBy'), order.closedBy === null ? null : t(CLOSED_KEYS[order.closedBy])],
          [
            t(order.copy?.isOwn ? 'orders.copyOnce' : 'orders.copyOf'),
            order.copy && (
              <ButtonBase
                key="t"
                component={Link}
                to={`/follow/trader?id=${order.copy.traderId}`}
                sx={{ font: 'inherit', minHeight: 24, textDecoration: 'underline' }}
              >
                <bdi>{order.copy.trader}</bdi>
              </ButtonBase>
            ),
          ],
        ]}
      />
    </Groups>
  );
}
