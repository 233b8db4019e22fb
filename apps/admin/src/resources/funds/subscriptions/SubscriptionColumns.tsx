import { DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { FigureText } from '../../../ui/FigureText.js';
import { money } from '../../../ui/figures.js';
import { sortedWhenColumn, stateColumn, whenColumn, whoseColumns } from '../../../ui/review/queue-columns.js';
import { daysText, STATES, type Subscription } from './subscription.js';

const SUMS = [
  { source: 'share_amount', label: t('funds.share') },
  { source: 'day_profit', label: t('funds.aDay') },
  { source: 'sum_profit', label: t('funds.profitsSoFar') },
  { source: 'promised', label: t('funds.stillPromised') },
  { source: 'get_fund', label: t('funds.cameBack') },
] as const;

/** Columns of a subscription, for its list and for a customer's page. */
export const SubscriptionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
  <DataTable.Col<Subscription> key="fund" source="fund_title" label={t('funds.fund2')} disableSort />,
  stateColumn(STATES),
  ...SUMS.map(({ source, label }) => (
    <DataTable.Col<Subscription>
      key={source}
      align="right"
      source={source}
      label={label}
      disableSort
      render={(row) => <FigureText value={row[source]} write={money} />}
    />
  )),
  <DataTable.Col<Subscription>
    key="days"
    align="right"
    source="days_paid"
    label={t('funds.daysPaid')}
    disableSort
    render={daysText}
  />,
  sortedWhenColumn('subscribed_at_ms', t('funds.subscribed')),
  whenColumn('next_profit_at_ms', t('funds.nextProfit')),
  whenColumn('end_time_ms', t('funds.ends')),
  whenColumn('refund_asked_at_ms', t('funds.redemptionAsked')),
  whenColumn('returns_at_ms', t('funds.comesBack')),
  whenColumn('ended_at_ms', t('funds.ended')),
];
