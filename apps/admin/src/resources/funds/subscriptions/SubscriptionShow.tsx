import { Box, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { Facts } from '../../../ui/Facts.js';
import { formatNumber, formatUnrounded } from '../../../ui/figures.js';
import { HorizontalScroll } from '../../../ui/HorizontalScroll.js';
import { Pill } from '../../../ui/Pill.js';
import { RecordShow } from '../../../ui/RecordShow.js';
import { Section } from '../../../ui/Section.js';
import { When } from '../../../ui/WhenField.js';
import { CustomerLink, customerLabel } from '../../../ui/whose.js';
import { Entries } from '../../ledger-entries/Entries.js';
import {
  dayProfitText,
  daysText,
  incomesOf,
  othersOf,
  refundText,
  STATES,
  type SubscriptionDetails,
} from './subscription.js';

const Title = () => {
  const subscription = useRecordContext<SubscriptionDetails>();
  return (
    <>
      {subscription
        ? t('funds.subscriptionOf', { uid: customerLabel(subscription) })
        : t('funds.subscription')}
    </>
  );
};

type Rows = Parameters<typeof Facts>[0]['rows'];

/** Its outcome, or its expected end. */
const endOf = (subscription: SubscriptionDetails, sum: (value: number) => string): Rows => {
  const { status, end_time_ms: ends, returns_at_ms: returns, redeemable } = subscription;
  if (status === 'running') {
    return [
      [t('funds.nextProfit'), <When key="next" ms={subscription.next_profit_at_ms} />],
      [t('funds.ends'), <When key="ends" ms={ends} />],
      [t('funds.redeemedNow'), sum(redeemable)],
    ];
  }
  const asked = subscription.refund_asked_at_ms;
  return [
    ...(asked === null ? [] : ([[t('funds.redemptionAsked'), <When key="asked" ms={asked} />]] as const)),
    ...(status === 'refunding'
      ? ([[t('funds.comesBack'), <When key="returns" ms={returns} />]] as const)
      : []),
    ...(subscription.ended_at_ms === null
      ? []
      : ([[t('funds.ended'), <When key="ended" ms={subscription.ended_at_ms} />]] as const)),
    ...(subscription.get_fund === null ? [] : ([[t('funds.cameBack'), sum(subscription.get_fund)]] as const)),
  ];
};

const Statement = ({ subscription }: { subscription: SubscriptionDetails }) => {
  const { currency, status } = subscription;
  const sum = (value: number): string => `${formatUnrounded(value)} ${currency}`;
  return (
    <Section title={t('funds.subscription2', { id: subscription.id })} action={<Pill {...STATES[status]} />}>
      <LinearProgress
        variant="determinate"
        aria-label={t('funds.daysPaid')}
        value={(subscription.days_paid / subscription.lock_dividend_days) * 100}
        sx={{ mb: 2 }}
      />
      <Facts
        rows={[
          [
            t('common.customer'),
            <CustomerLink key="customer" id={subscription.customer_id} row={subscription} />,
          ],
          [
            t('funds.fund2'),
            <Link key="fund" to={`/fund-pools/${subscription.fund_id}/show`}>
              {subscription.fund_title}
            </Link>,
          ],
          [t('funds.share'), <strong key="share">{sum(subscription.share_amount)}</strong>],
          [t('funds.subscribed'), <When key="at" ms={subscription.subscribed_at_ms} />],
          [t('funds.daysPaid'), daysText(subscription)],
          [t('funds.profitsSoFar'), sum(subscription.sum_profit)],
          [t('funds.stillPromised'), sum(subscription.promised)],
          ...endOf(subscription, sum),
        ]}
      />
    </Section>
  );
};

/** Terms of the day of subscription: they never change. */
const Terms = ({ subscription }: { subscription: SubscriptionDetails }) => (
  <Section title={t('funds.termsOfItsFirstDay')}>
    <Facts
      rows={[
        [t('funds.percentADay'), `${formatNumber(subscription.dividend_percentage)}%`],
        [t('funds.profitADay'), `${dayProfitText(subscription)} ${subscription.currency}`],
        [t('funds.days'), subscription.lock_dividend_days],
        [
          t('funds.redeemedEarly'),
          t('funds.costsOfTheShare', { liquidatedDamages: formatNumber(subscription.liquidated_damages) }),
        ],
        [t('funds.thenComesBack'), refundText(subscription.refund_hours)],
      ]}
    />
  </Section>
);

const Incomes = ({ subscription: { entries, currency } }: { subscription: SubscriptionDetails }) => {
  const incomes = incomesOf(entries);
  return (
    <Section title={t('funds.profitsPaid')}>
      {incomes.length === 0 ? (
        <EmptyNote text={t('funds.noneYetTheFirstIsDue')} />
      ) : (
        <HorizontalScroll name={t('funds.profitsPaid')} most={420}>
          <Table size="small" stickyHeader aria-label={t('funds.profitsPaid')}>
            <TableHead>
              <TableRow>
                <TableCell align="right">{t('common.day')}</TableCell>
                <TableCell>{t('funds.dueAndPaid')}</TableCell>
                <TableCell align="right">{formatRich('funds.profit', { currency })}</TableCell>
                <TableCell align="right">{t('ledgerEntries.ledgerEntry2')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {incomes.map(({ id, day, at_ms: at, amount }) => (
                <TableRow key={id}>
                  <TableCell align="right">{day}</TableCell>
                  <TableCell>
                    <When ms={at} />
                  </TableCell>
                  <TableCell align="right">{formatUnrounded(amount)}</TableCell>
                  <TableCell align="right">
                    <Link to={`/ledger-entries/${id}/show`}>{id}</Link>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </HorizontalScroll>
      )}
    </Section>
  );
};

const Body = () => {
  const subscription = useRecordContext<SubscriptionDetails>();
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

/** One subscription: terms, profits so far, and all entries. It is read-only. */
export const SubscriptionShow = () => (
  <RecordShow title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 10_000 }}>
    <Body />
  </RecordShow>
);
