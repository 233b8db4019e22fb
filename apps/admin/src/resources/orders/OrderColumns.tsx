import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { FigureText } from '../../ui/FigureText.js';
import { exact, figure, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { CLOSED_BY, type Order, STATUS } from './order.js';

export const Side = ({ order }: { order: Order }) => (
  <Pill label={order.side === 1 ? '▲ Buy' : '▼ Sell'} tone={order.side === 1 ? 'success' : 'error'} />
);

const priceOf = (order: Order, value: number): string =>
  value === 0 ? '–' : price(value, order.symbol.pricePrecision);

/** Wide enough for what the figure may become in the next second. */
const STEADY = { minWidth: 112 };

/** Columns of an order, for its list and for a customer's page. */
export const OrderColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Order> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && (
    <DataTable.Col<Order>
      key="uid"
      source="uid"
      label="Customer"
      disableSort
      render={({ customer_id: id, uid, is_demo: isDemo }) => (
        <Link to={`/customers/${id}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
          {uid}
          {isDemo ? ' (demo)' : ''}
        </Link>
      )}
    />
  ),
  <DataTable.Col<Order> key="symbol" source="symbol.showCode" label="Symbol" disableSort />,
  <DataTable.Col<Order>
    key="side"
    source="side"
    label="Side"
    disableSort
    render={(order) => <Side order={order} />}
  />,
  <DataTable.Col<Order>
    key="status"
    source="status"
    disableSort
    render={({ status }) => <Pill {...STATUS[status]} />}
  />,
  <DataTable.NumberCol<Order>
    key="lots"
    source="lots"
    label="Lots"
    disableSort
    options={{ maximumFractionDigits: 8 }}
  />,
  <DataTable.Col<Order>
    align="right"
    key="price"
    source="openPrice"
    label="Opened at"
    disableSort
    render={(order) => priceOf(order, order.openPrice)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="update"
    source="price"
    label="Price"
    disableSort
    render={(order) => priceOf(order, order.price)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="profit"
    source="profit"
    sx={STEADY}
    label="Profit"
    disableSort
    render={({ profit }) => <FigureText value={profit} write={exact} toned />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="margin"
    source="margin"
    label="Margin"
    disableSort
    render={({ margin }) => exact(margin)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="fee"
    source="fee"
    label="Fee"
    disableSort
    render={({ fee }) => exact(fee)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="multiple"
    source="multiple"
    label="Leverage"
    disableSort
    render={({ multiple }) => `${figure(multiple)}×`}
  />,
  <DataTable.Col<Order> key="created" source="createdAt" label="Created">
    <WhenField source="createdAt" />
  </DataTable.Col>,
  <DataTable.Col<Order> key="completed" source="closedAt" label="Ended" disableSort>
    <WhenField source="closedAt" />
  </DataTable.Col>,
  <DataTable.Col<Order>
    key="by"
    source="closedBy"
    label="Ended by"
    disableSort
    render={({ closedBy }) => CLOSED_BY[closedBy] ?? '–'}
  />,
];
