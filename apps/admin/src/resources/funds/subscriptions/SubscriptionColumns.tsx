import { DataTable } from 'react-admin';
import { FigureText } from '../../../ui/FigureText.js';
import { whole } from '../../../ui/figures.js';
import { sortedWhenColumn, stateColumn, whenColumn, whoseColumns } from '../../../ui/review/queue-columns.js';
import { daysText, STATES, type Subscription } from './subscription.js';

const SUMS = [
  { source: 'share_amount', label: 'Share' },
  { source: 'day_profit', label: 'A day' },
  { source: 'sum_profit', label: 'Profits so far' },
  { source: 'promised', label: 'Still promised' },
  { source: 'get_fund', label: 'Came back' },
] as const;

/** Columns of a subscription, for its list and for a customer's page. */
export const SubscriptionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
  <DataTable.Col<Subscription> key="fund" source="fund_title" label="Fund" disableSort />,
  stateColumn(STATES),
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
  sortedWhenColumn('subscribed_at_ms', 'Subscribed'),
  whenColumn('next_profit_at_ms', 'Next profit'),
  whenColumn('end_time_ms', 'Ends'),
  whenColumn('refund_asked_at_ms', 'Redemption asked'),
  whenColumn('returns_at_ms', 'Comes back'),
  whenColumn('ended_at_ms', 'Ended'),
];
