import { DataTable } from 'react-admin';
import { FigureText } from '../../../ui/FigureText.js';
import { whole } from '../../../ui/figures.js';
import { Pill } from '../../../ui/Pill.js';
import { WhenField } from '../../../ui/WhenField.js';
import { daysText, STATES, type Subscription } from './subscription.js';

const SUMS = [
  { source: 'share_amount', label: 'Share' },
  { source: 'day_profit', label: 'A day' },
  { source: 'sum_profit', label: 'Profits so far' },
  { source: 'promised', label: 'Still promised' },
  { source: 'get_fund', label: 'Came back' },
] as const;

const TIMES = [
  { source: 'subscribed_at_ms', label: 'Subscribed' },
  { source: 'next_profit_at_ms', label: 'Next profit' },
  { source: 'end_time_ms', label: 'Ends' },
  { source: 'refund_asked_at_ms', label: 'Redemption asked' },
  { source: 'returns_at_ms', label: 'Comes back' },
  { source: 'ended_at_ms', label: 'Ended' },
] as const;

/** By what lists can be sorted. */
const SORTED: ReadonlySet<string> = new Set(['subscribed_at_ms']);

/** Columns of a subscription, for its list and for a customer's page. */
export const SubscriptionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Subscription> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && <DataTable.Col<Subscription> key="uid" source="uid" label="UID" disableSort />,
  <DataTable.Col<Subscription> key="fund" source="fund_title" label="Fund" disableSort />,
  <DataTable.Col<Subscription>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  ...SUMS.map(({ source, label }) => (
    <DataTable.Col<Subscription>
      key={source}
      align="right"
      source={source}
      label={label}
      disableSort
      render={(row) => <FigureText value={row[source]} write={whole} />}
    />
  )),
  <DataTable.Col<Subscription>
    key="days"
    align="right"
    source="days_paid"
    label="Days paid"
    disableSort
    render={daysText}
  />,
  ...TIMES.map(({ source, label }) => (
    <DataTable.Col<Subscription> key={source} source={source} label={label} disableSort={!SORTED.has(source)}>
      <WhenField source={source} />
    </DataTable.Col>
  )),
];
