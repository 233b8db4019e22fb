import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { FigureText } from '../../ui/FigureText.js';
import { exact, figure, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { CLOSED_BY, type Order, STATUS } from './order.js';

export const Side = ({ order }: { order: Order }) => (
  <Pill
    label={order.OrderType === 1 ? '▲ Buy' : '▼ Sell'}
    tone={order.OrderType === 1 ? 'success' : 'error'}
  />
);

const priceOf = (order: Order, value: number): string =>
  value === 0 ? '–' : price(value, order.ForexTradeLists.PricePrecision);

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
  <DataTable.Col<Order> key="symbol" source="ForexTradeLists.ShowCode" label="Symbol" disableSort />,
  <DataTable.Col<Order>
    key="side"
    source="OrderType"
    label="Side"
    disableSort
    render={(order) => <Side order={order} />}
  />,
  <DataTable.Col<Order>
    key="status"
    source="Status"
    disableSort
    render={({ Status }) => <Pill {...STATUS[Status]} />}
  />,
  <DataTable.NumberCol<Order>
    key="lots"
    source="Quantity"
    label="Lots"
    disableSort
    options={{ maximumFractionDigits: 8 }}
  />,
  <DataTable.Col<Order>
    align="right"
    key="price"
    source="Price"
    label="Opened at"
    disableSort
    render={(order) => priceOf(order, order.Price)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="update"
    source="UpdatePrice"
    label="Price"
    disableSort
    render={(order) => priceOf(order, order.UpdatePrice)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="profit"
    source="FactProfits"
    sx={STEADY}
    label="Profit"
    disableSort
    render={({ FactProfits }) => <FigureText value={FactProfits} write={exact} toned />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="margin"
    source="CautionMoney"
    label="Margin"
    disableSort
    render={({ CautionMoney }) => exact(CautionMoney)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="fee"
    source="TradeFee"
    label="Fee"
    disableSort
    render={({ TradeFee }) => exact(TradeFee)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="multiple"
    source="Multiple"
    label="Leverage"
    disableSort
    render={({ Multiple }) => `${figure(Multiple)}×`}
  />,
  <DataTable.Col<Order> key="created" source="CreateTimeMs" label="Created">
    <WhenField source="CreateTimeMs" />
  </DataTable.Col>,
  <DataTable.Col<Order> key="completed" source="CompleteTimeMs" label="Ended" disableSort>
    <WhenField source="CompleteTimeMs" />
  </DataTable.Col>,
  <DataTable.Col<Order>
    key="by"
    source="ClosedType"
    label="Ended by"
    disableSort
    render={({ ClosedType }) => CLOSED_BY[ClosedType] ?? '–'}
  />,
];
