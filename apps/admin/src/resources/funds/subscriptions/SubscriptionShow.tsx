import { Box, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link, Show, useRecordContext } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { Facts } from '../../../ui/Facts.js';
import { figure, whole } from '../../../ui/figures.js';
import { Pill } from '../../../ui/Pill.js';
import { Scrolled } from '../../../ui/Scrolled.js';
import { Section } from '../../../ui/Section.js';
import { When } from '../../../ui/WhenField.js';
import { Entries } from '../../ledger-entries/Entries.js';
import {
  dayProfitText,
  daysText,
  incomesOf,
  othersOf,
  refundText,
  STATES,
  type WholeSubscription,
} from './subscription.js';

const Title = () => {
  const subscription = useRecordContext<WholeSubscription>();
  return <>{subscription ? `Subscription of ${subscription.uid}` : 'Subscription'}</>;
};

type Rows = Parameters<typeof Facts>[0]['rows'];

/** What has become of it, or will. */
const endOf = (subscription: WholeSubscription, sum: (value: number) => string): Rows => {
  const { status, end_time_ms: ends, returns_at_ms: returns, redeemable } = subscription;
  if (status === 'running') {
    return [
      ['Next profit', <When key="next" ms={subscription.next_profit_at_ms} />],
      ['Ends', <When key="ends" ms={ends} />],
      ['Redeemed now', sum(redeemable)],
    ];
  }
  const asked = subscription.refund_asked_at_ms;
  return [
    ...(asked === null ? [] : ([['Redemption asked', <When key="asked" ms={asked} />]] as const)),
    ...(status === 'refunding' ? ([['Comes back', <When key="returns" ms={returns} />]] as const) : []),
    ...(subscription.ended_at_ms === null
      ? []
      : ([['Ended', <When key="ended" ms={subscription.ended_at_ms} />]] as const)),
    ...(subscription.get_fund === null ? [] : ([['Came back', sum(subscription.get_fund)]] as const)),
  ];
};

const Statement = ({ subscription }: { subscription: WholeSubscription }) => {
  const { currency, status } = subscription;
  const sum = (value: number): string => `${whole(value)} ${currency}`;
  return (
    <Section title={`Subscription ${subscription.id}`} action={<Pill {...STATES[status]} />}>
      <LinearProgress
        variant="determinate"
        aria-label="Days paid"
        value={(subscription.days_paid / subscription.lock_dividend_days) * 100}
        sx={{ mb: 2 }}
      />
      <Facts
        rows={[
          [
            'Customer',
            <Link key="customer" to={`/customers/${subscription.customer_id}/show`}>
              {subscription.uid}
            </Link>,
          ],
          [
            'Fund',
            <Link key="fund" to={`/fund-pools/${subscription.fund_id}/show`}>
              {subscription.fund_title}
            </Link>,
          ],
          ['Share', <strong key="share">{sum(subscription.share_amount)}</strong>],
          ['Subscribed', <When key="at" ms={subscription.subscribed_at_ms} />],
          ['Days paid', daysText(subscription)],
          ['Profits so far', sum(subscription.sum_profit)],
          ['Still promised', sum(subscription.promised)],
          ...endOf(subscription, sum),
        ]}
      />
    </Section>
  );
};

/** What held on the day it was subscribed: nothing changes it. */
const Terms = ({ subscription }: { subscription: WholeSubscription }) => (
  <Section title="Terms of its first day">
    <Facts
      rows={[
        ['Percent a day', `${figure(subscription.dividend_percentage)}%`],
        ['Profit a day', `${dayProfitText(subscription)} ${subscription.currency}`],
        ['Days', subscription.lock_dividend_days],
        ['Redeemed early', `costs ${figure(subscription.liquidated_damages)}% of the share`],
        ['Then comes back', refundText(subscription.refund_hours)],
      ]}
    />
  </Section>
);

const Incomes = ({ subscription: { entries, currency } }: { subscription: WholeSubscription }) => {
  const incomes = incomesOf(entries);
  return (
    <Section title="Profits paid">
      {incomes.length === 0 ? (
        <EmptyNote text="None yet: the first is due 24 hours after subscribing." />
      ) : (
        <Scrolled name="Profits paid" most={420}>
          <Table size="small" stickyHeader aria-label="Profits paid">
            <TableHead>
              <TableRow>
                <TableCell align="right">Day</TableCell>
                <TableCell>Due and paid</TableCell>
                <TableCell align="right">Profit, {currency}</TableCell>
                <TableCell align="right">Entry</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {incomes.map(({ id, day, at_ms: at, amount }) => (
                <TableRow key={id}>
                  <TableCell align="right">{day}</TableCell>
                  <TableCell>
                    <When ms={at} />
                  </TableCell>
                  <TableCell align="right">{whole(amount)}</TableCell>
                  <TableCell align="right">
                    <Link to={`/ledger-entries/${id}/show`}>{id}</Link>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Scrolled>
      )}
    </Section>
  );
};

const Body = () => {
  const subscription = useRecordContext<WholeSubscription>();
  if (!subscription?.entries) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Statement subscription={subscription} />
        <Terms subscription={subscription} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Incomes subscription={subscription} />
        <Entries entries={othersOf(subscription.entries)} />
      </Box>
    </Box>
  );
};

/** One subscription: its terms, what it has brought, and each entry of it. Nobody changes one. */
export const SubscriptionShow = () => (
  <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 10_000 }}>
    <Body />
  </Show>
);
