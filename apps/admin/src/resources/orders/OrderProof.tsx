import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { fromServerWords, t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber, formatUnrounded, price } from '../../ui/figures.js';
import { instant } from '../../ui/instant.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { zoneLabel } from '../../ui/zone.js';
import { Entries } from '../ledger-entries/Entries.js';
import { OrderPath } from './OrderPath.js';
import { OrderTicks } from './OrderTicks.js';
import { isOpen, type Order, type Proof } from './order.js';

const stopRows = ({ stops, stop_out: stopOut, pending }: Proof, { symbol, stopLoss, takeProfit }: Order) => {
  const write = (value: number | null): string =>
    value === null || value === 0 ? '–' : price(value, symbol.pricePrecision);
  return [
    ...(pending ? [[t('orders.waitedFor'), write(pending.target_price)] as const] : []),
    [t('orders.stopLoss'), write(stopLoss)] as const,
    [t('orders.takeProfit'), write(takeProfit)] as const,
    ...(stops ? [[t('orders.stopsSinceTick'), stops.since_seq] as const] : []),
    ...(stops?.trailing
      ? [
          [t('orders.trailsBy'), formatNumber(stops.trailing.distance)] as const,
          [
            t('orders.bestPriceSince'),
            `${write(stops.trailing.best)} (${instant(stops.trailing.tick.time)})`,
          ] as const,
        ]
      : []),
    ...(stopOut
      ? [
          [t('orders.stopOutLevel'), `${formatNumber(stopOut.level)}%`] as const,
          [
            t('orders.accountThen'),
            t('orders.balanceMarginResult', {
              balance: formatUnrounded(stopOut.balance),
              margin: formatUnrounded(stopOut.margin),
              profit: formatUnrounded(stopOut.profit),
            }),
          ] as const,
        ]
      : []),
  ];
};

/** Meaning of a formula's figures, in order. */
const factorsOf = ({ settings }: Proof) => ({
  profit: t('orders.factorsOfProfit'),
  margin: settings.margin_mode === 1 ? t('orders.factorsOfFixedMargin') : t('orders.factorsOfMargin'),
  fee: settings.trade_fee_type === 1 ? t('orders.factorsOfFeeALot') : t('orders.factorsOfFee'),
});

/** Formula with thousands separators and one kind of minus sign. */
const written = (formula: string): string =>
  formula
    .replaceAll(/(?<![\d.])\d{4,}/g, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ','))
    .replaceAll('-', '−');

const Formula = ({ text, factors }: { text: string; factors: string }) => (
  <>
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {written(text)}
    </Box>
    <Typography variant="caption" color="textSecondary" component="div">
      {factors}
    </Typography>
  </>
);

const Figures = ({ proof, order }: { proof: Proof; order: Order }) => {
  const { formula, rule, open, close } = proof;
  const currency = useCurrency();
  const factors = factorsOf(proof);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2">{fromServerWords(rule)}</Typography>
      <OrderPath proof={proof} order={order} />
      <Facts
        rows={[
          [t('orders.openedTime', { zone: zoneLabel() }), open && instant(open.time)],
          [t('orders.closedTime', { zone: zoneLabel() }), close && instant(close.time)],
          [
            t('orders.beforeFees'),
            <Formula key="profit" text={`${formula.profit} ${currency}`} factors={factors.profit} />,
          ],
          [
            t('common.margin'),
            <Formula key="margin" text={`${formula.margin} ${currency}`} factors={factors.margin} />,
          ],
          [t('orders.fee'), <Formula key="fee" text={`${formula.fee} ${currency}`} factors={factors.fee} />],
          ...stopRows(proof, order),
        ]}
      />
      <OrderTicks ticks={proof.ticks} order={order} />
    </Box>
  );
};

/** Derivation of the result, which the customer can see and recalculate too, and the booked entries. */
export const OrderProof = ({ order }: { order: Order }) => {
  const { data, error } = useQuery({
    // The key changes with the order's progress, so that the proof is read again.
    queryKey: ['orders', 'proof', order.id, order.status, order.lots, order.stopLoss, order.takeProfit],
    queryFn: () => get<Proof>(`orders/${order.id}/proof`),
    placeholderData: keepPreviousData,
    ...(isOpen(order) && { refetchInterval: 10_000 }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Section title={t('orders.proof')}>
        {error && (
          <Alert severity="error">
            {formatRich('orders.theProofCouldNotBeRead', { message: error.message })}
          </Alert>
        )}
        {!data && !error && <Skeleton variant="rounded" height={320} />}
        {data && <Figures proof={data} order={order} />}
      </Section>
      {data && <Entries entries={data.entries} />}
    </Box>
  );
};
