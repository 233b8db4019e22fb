import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, LAST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, lots, money, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { CustomerLink, customerCell } from '../../ui/whose.js';
import { CLOSED_BY, netOf, type Order, STATUS } from './order.js';

export const Side = ({ order }: { order: Order }) => (
  <Pill
    label={order.side === 1 ? `▲ ${t('orders.buy')}` : `▼ ${t('orders.sell')}`}
    tone={order.side === 1 ? 'success' : 'error'}
  />
);

const priceOf = (order: Order, value: number): string =>
  value === 0 ? '–' : price(value, order.symbol.pricePrecision);

/** Wide enough for the next values of the figure, so that the column does not move. */
const STEADY = { minWidth: { xs: 76, xl: 112 } };

interface Props {
  readonly withCustomer: boolean;
  /** All rows have ended: the price is the closing price. */
  readonly haveEnded?: boolean;
  /** None of the rows has ended. */
  readonly areOpen?: boolean;
}

/** Columns of an order, for its list and for a customer's page. */
export const OrderColumns = ({ withCustomer, haveEnded = false, areOpen = false }: Props) => [
  <DataTable.NumberCol<Order> key="id" source="id" label={t('common.no')} options={{ useGrouping: false }} />,
  withCustomer && (
    <DataTable.Col<Order>
      key="uid"
      source="uid"
      label={t('common.customer')}
      disableSort
      className={FIRST_ON_PHONE}
      cellSx={customerCell}
      render={(row) => <CustomerLink isCut id={row.customer_id} row={row} isDemo={row.is_demo} />}
    />
  ),
  <DataTable.Col<Order>
    key="symbol"
    source="symbol.showCode"
    label={t('common.symbol')}
    disableSort
    className={ON_PHONE}
  />,
  <DataTable.Col<Order>
    key="side"
    source="side"
    label={t('orders.side')}
    disableSort
    className={ON_PHONE}
    render={(order) => <Side order={order} />}
  />,
  !haveEnded && (
    <DataTable.Col<Order>
      key="status"
      source="status"
      label={t('orders.status')}
      disableSort
      render={({ status }) => <Pill {...STATUS[status]} />}
    />
  ),
  <DataTable.Col<Order>
    align="right"
    key="lots"
    source="lots"
    label={t('common.lots')}
    disableSort
    className={ON_PHONE}
    render={(order) => <FigureText value={order.lots} write={lots} />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="price"
    source="openPrice"
    label={t('orders.openedAt')}
    disableSort
    render={(order) => priceOf(order, order.openPrice)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="update"
    source="price"
    label={haveEnded ? t('orders.closedAt') : t('common.price')}
    disableSort
    render={(order) => priceOf(order, order.price)}
  />,
  <DataTable.Col<Order>
    align="right"
    key="net"
    source="net"
    // Ended rows no longer change.
    {...(!haveEnded && { sx: STEADY })}
    label={t('orders.net')}
    disableSort
    className={LAST_ON_PHONE}
    render={(order) => <FigureText value={netOf(order)} write={money} toned />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="profit"
    source="profit"
    {...(!haveEnded && { sx: STEADY })}
    label={t('orders.beforeFees')}
    disableSort
    render={({ profit }) => <FigureText value={profit} write={money} />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="fee"
    source="fee"
    label={t('orders.fee')}
    disableSort
    render={({ fee }) => <FigureText value={fee} write={money} />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="margin"
    source="margin"
    label={t('common.margin')}
    disableSort
    render={({ margin }) => <FigureText value={margin} write={money} />}
  />,
  <DataTable.Col<Order>
    align="right"
    key="multiple"
    source="multiple"
    label={t('orders.leverage')}
    disableSort
    render={({ multiple }) => `${formatNumber(multiple)}×`}
  />,
  <DataTable.Col<Order> key="created" source="createdAt" label={t('orders.created')}>
    <WhenField source="createdAt" />
  </DataTable.Col>,
  !areOpen && (
    <DataTable.Col<Order> key="completed" source="closedAt" label={t('orders.ended')} disableSort>
      <WhenField source="closedAt" />
    </DataTable.Col>
  ),
  !areOpen && (
    <DataTable.Col<Order>
      key="by"
      source="closedBy"
      label={t('orders.endedBy')}
      disableSort
      render={({ closedBy }) => CLOSED_BY[closedBy] ?? '–'}
    />
  ),
];
