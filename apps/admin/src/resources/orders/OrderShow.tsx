import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, lots, money, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { ClosePositionDialog } from './ClosePositionDialog.js';
import { OrderAnswer } from './OrderAnswer.js';
import { Side } from './OrderColumns.js';
import { OrderProof } from './OrderProof.js';
import { CLOSED_BY, netOf, type Order, STATUS } from './order.js';
import { termRows } from './terms.js';

const Title = () => {
  const order = useRecordContext<Order>();
  return <>{order ? t('orders.order', { id: order.id }) : t('orders.order2')}</>;
};

const priceRows = (order: Order) => {
  const write = (value: number): string => (value === 0 ? '–' : price(value, order.symbol.pricePrecision));
  return [
    [t('orders.bidWhenItOpened'), write(order.openBid)],
    [t('orders.openedAt'), write(order.openPrice)],
    [order.status === 1 ? t('orders.wouldCloseAt') : t('orders.closedAt'), write(order.price)],
    [t('orders.stopLoss'), write(order.stopLoss)],
    [t('orders.takeProfit'), write(order.takeProfit)],
    [t('orders.openingTick'), order.openSeq],
    [t('orders.closingTick'), order.closeSeq],
    [t('orders.rateToAccountCurrency'), formatNumber(order.rate)],
  ] as const;
};

const Body = () => {
  const order = useRecordContext<Order>();
  const [closing, setClosing] = useState(false);
  const canAccess = usePermission('orders', 'close');
  const currency = useCurrency();
  if (!order) return null;
  const canClose = canAccess && order.status === 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <OrderAnswer order={order} />
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Section
          title={order.symbol.showCode}
          action={
            canClose && (
              <Button color="error" variant="outlined" onClick={() => setClosing(true)}>
                {t('orders.closeAtTheMarketPrice')}
              </Button>
            )
          }
        >
          <Facts
            rows={[
              [t('orders.status'), <Pill key="status" {...STATUS[order.status]} />],
              [
                t('common.customer'),
                <CustomerLink key="customer" id={order.customer_id} row={order} isDemo={order.is_demo} />,
              ],
              [t('orders.side'), <Side key="side" order={order} />],
              [t('common.lots'), lots(order.lots)],
              [t('orders.leverage'), `${formatNumber(order.multiple)}×`],
              [
                t('common.margin'),
                <FigureText key="margin" value={order.margin} write={money} currency={currency} />,
              ],
              [
                t('orders.net'),
                <FigureText key="net" value={netOf(order)} write={money} currency={currency} toned />,
              ],
              [
                t('orders.beforeFees'),
                <FigureText key="profit" value={order.profit} write={money} currency={currency} toned />,
              ],
              [t('orders.fee'), <FigureText key="fee" value={order.fee} write={money} currency={currency} />],
              [t('orders.created'), <When key="created" ms={order.createdAt} />],
              [t('orders.ended'), <When key="ended" ms={order.closedAt} />],
              [t('orders.endedBy'), CLOSED_BY[order.closedBy] ?? '–'],
              [t('orders.reasonGiven'), order.reason],
            ]}
          />
        </Section>
        <Section title={t('orders.pricesAsRecorded')}>
          <Facts rows={priceRows(order)} />
        </Section>
        {order.terms && (
          <Section title={t('orders.termsItWasOpenedUnder')}>
            <Facts rows={termRows(order.terms)} />
          </Section>
        )}
      </Box>
      <OrderProof order={order} />
      {closing && <ClosePositionDialog order={order} onClose={() => setClosing(false)} />}
    </Box>
  );
};

export const OrderShow = () => (
  <RecordShow title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 1000 }}>
    <Body />
  </RecordShow>
);
