import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, Show, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { exact, figure, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import { ClosePositionDialog } from './ClosePositionDialog.js';
import { Side } from './OrderColumns.js';
import { CLOSED_BY, type Order, STATUS } from './order.js';
import { termRows } from './terms.js';

const Title = () => {
  const order = useRecordContext<Order>();
  return <>{order ? `Order ${order.id}` : 'Order'}</>;
};

const priceRows = (order: Order) => {
  const write = (value: number): string => (value === 0 ? '–' : price(value, order.symbol.pricePrecision));
  return [
    ['Bid when it opened', write(order.openBid)],
    ['Opened at', write(order.openPrice)],
    [order.status === 1 ? 'Would close at' : 'Closed at', write(order.price)],
    ['Stop-loss', write(order.stopLoss)],
    ['Take-profit', write(order.takeProfit)],
    ['Opening tick', order.openSeq],
    ['Closing tick', order.closeSeq],
    ['Rate to account currency', figure(order.rate)],
  ] as const;
};

const Body = () => {
  const order = useRecordContext<Order>();
  const [closing, setClosing] = useState(false);
  const canAccess = useMay('orders', 'close');
  if (!order) return null;
  const canClose = canAccess && order.status === 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Section
        title={order.symbol.showCode}
        action={
          canClose && (
            <Button color="error" variant="outlined" onClick={() => setClosing(true)}>
              Close at the market price
            </Button>
          )
        }
      >
        <Facts
          rows={[
            ['Status', <Pill key="status" {...STATUS[order.status]} />],
            [
              'Customer',
              <Link key="customer" to={`/customers/${order.customer_id}/show`}>
                {order.uid}
                {order.is_demo ? ' (demo)' : ''}
              </Link>,
            ],
            ['Side', <Side key="side" order={order} />],
            ['Lots', figure(order.lots)],
            ['Leverage', `${figure(order.multiple)}×`],
            ['Margin', exact(order.margin)],
            ['Fee', exact(order.fee)],
            ['Profit', <FigureText key="profit" value={order.profit} write={exact} toned />],
            ['Created', <When key="created" ms={order.createdAt} />],
            ['Ended', <When key="ended" ms={order.closedAt} />],
            ['Ended by', CLOSED_BY[order.closedBy] ?? '–'],
            ['Reason given', order.reason],
          ]}
        />
      </Section>
      <Section title="Prices, as recorded">
        <Facts rows={priceRows(order)} />
      </Section>
      {order.terms && (
        <Section title="Terms it was opened under">
          <Facts rows={termRows(order.terms)} />
        </Section>
      )}
      {closing && <ClosePositionDialog order={order} onClose={() => setClosing(false)} />}
    </Box>
  );
};

export const OrderShow = () => (
  <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 1000 }}>
    <Body />
  </Show>
);
