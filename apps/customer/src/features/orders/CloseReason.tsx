import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { marginLevelOf } from '@truemark/domain';
import { formatFigure, formatMoney, formatPlaces, formatPrice, joinSentences, ltr } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { currentLanguage } from '../configuration/configuration.js';
import { levelFormula } from './proof-formulas.js';
import { useProof } from './useProof.js';

const Box = styled('section')(({ theme }) => ({
  marginBlockEnd: 16,
  padding: 12,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  ...theme.typography.body2,
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: '0 0 4px' },
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: 8 },
  '& bdi': { display: 'block', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

/** Why an order ended, in plain words. */
export function CloseReason({ order }: { order: Order }) {
  const { t } = useTranslation();
  if (order.status !== 'closed' && order.status !== 'cancelled') return null;
  return (
    <Box>
      <h3>{t(order.status === 'closed' ? 'orders.why.closed' : 'orders.why.ended')}</h3>
      {order.closedBy === 'stopOut' ? (
        <StopOut order={order} />
      ) : (
        <p>
          <Reason order={order} />
        </p>
      )}
    </Box>
  );
}

const CANCELLED_KEYS = {
  '': 'orders.why.cancelled',
  'order.expired': 'orders.why.expired',
  'order.stop_out': 'orders.why.released',
  'order.insufficient_balance': 'orders.why.insufficient',
  'limits.self_excluded': 'orders.why.selfExcluded',
  'market.simulated': 'orders.why.simulated',
  'customer.blocked': 'orders.why.blocked',
  'demo.reset': 'orders.why.demoResetPending',
} as const;

function Reason({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { stopLoss, takeProfit, trailingDistance, reason, reasonKey } = order;
  const price = (value: Price) => ltr(formatPrice(value, order.symbol.pricePrecision));
  if (order.status === 'cancelled') {
    const isKnown = (key: string): key is keyof typeof CANCELLED_KEYS => key in CANCELLED_KEYS;
    return t(isKnown(reasonKey) ? CANCELLED_KEYS[reasonKey] : 'orders.why.byHouse');
  }
  if (reasonKey === 'follow.capital_stop') return <CapitalStop order={order} />;
  switch (order.closedBy) {
    case 'takeProfit':
      return t('orders.why.takeProfit', { price: price(takeProfit) });
    case 'stopLoss':
      return trailingDistance === 0n
        ? t('orders.why.stopLoss', { price: price(stopLoss) })
        : t('orders.why.trailing', { price: price(stopLoss), distance: price(trailingDistance) });
    case 'operator':
      return t('orders.why.operator', { reason });
    default:
      if (reasonKey === 'demo.reset') return t('orders.why.demoReset');
      return order.copy ? <Whose order={order} /> : t('orders.why.customer');
  }
}

/** Whether a copy closed with the trader's position or by its customer: only its events show that. */
function Whose({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { data } = useProof(order.id, true);
  if (!data) return t('orders.why.traderOrCustomer');
  const events = data.data.copy?.events ?? [];
  const byTrader = events.some(
    ({ kind, skipped, orderId }) =>
      skipped === null && orderId === order.id && (kind === 'close' || kind === 'part'),
  );
  return t(byTrader ? 'orders.why.trader' : 'orders.why.customer');
}

/** Loss of the relation against the follower's limit. */
function CapitalStop({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { data } = useProof(order.id, true);
  const stop = data?.data.copy?.capitalStop;
  if (!stop) return t('orders.why.capitalStop');
  const { realised, floating, limit, seq } = stop;
  const sum = `${formatMoney(realised)} + (${formatMoney(floating)}) = ${formatMoney(realised + floating)}`;
  return (
    <>
      {joinSentences(
        currentLanguage().tag,
        t('orders.why.capitalStop'),
        t('orders.why.capitalStopFigures', { tick: ltr(`#${seq}`) }),
      )}{' '}
      <bdi dir="ltr">
        {sum} ≤ {formatMoney(-limit)}
      </bdi>
    </>
  );
}

/** Margin level, rule, and why this position was closed. */
function StopOut({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { data } = useProof(order.id, true);
  if (!data) return <Skeleton variant="rounded" height={96} aria-busy aria-label={t('ui.loading')} />;
  const account = data.data.stopOut;
  if (!account && order.copy) return <p>{t('orders.why.traderStoppedOut')}</p>;
  if (!account) return <p>{t('orders.why.stopOutRule')}</p>;
  const [balance, margin, profit] = [account.balance, account.margin, account.profit];
  const level = `${formatPlaces(marginLevelOf(balance, margin, profit), 2)}%`;
  return (
    <>
      <p>
        {t('orders.why.stopOut', {
          level: ltr(level),
          limit: ltr(`${formatFigure(account.level)}%`),
        })}
      </p>
      <p>
        <bdi dir="ltr">{levelFormula(account, level)}</bdi>
      </p>
      <p>{t('orders.why.stopOutThis')}</p>
      <p>{t('orders.why.stopOutRule')}</p>
    </>
  );
}
