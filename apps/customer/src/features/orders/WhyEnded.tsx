import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ForexOrder } from '@truemark/contracts';
import { marginLevelOf } from '@truemark/domain';
import { formatFigure, formatPlaces, formatPrice, ltr } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
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
export function WhyEnded({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  if (order.Status !== 3 && order.Status !== 4) return null;
  return (
    <Box>
      <h3>{t(order.Status === 3 ? 'orders.why.closed' : 'orders.why.ended')}</h3>
      {order.ClosedType === 2 ? (
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

function Reason({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  const { TargetLossPrice, TargetProfitPrice, TrailingDistance, Memo, ReasonKey } = order;
  const price = (value: number | string) =>
    ltr(formatPrice(decimal(value), order.ForexTradeLists.PricePrecision));
  if (order.Status === 4) {
    const isKnown = (key: string): key is keyof typeof CANCELLED_KEYS => key in CANCELLED_KEYS;
    return t(isKnown(ReasonKey) ? CANCELLED_KEYS[ReasonKey] : 'orders.why.byHouse');
  }
  switch (order.ClosedType) {
    case 3:
      return t('orders.why.takeProfit', { price: price(TargetProfitPrice) });
    case 4:
      return Number(TrailingDistance) === 0
        ? t('orders.why.stopLoss', { price: price(TargetLossPrice) })
        : t('orders.why.trailing', { price: price(TargetLossPrice), distance: price(TrailingDistance) });
    case 5:
      return t('orders.why.operator', { reason: Memo });
    default:
      return t(ReasonKey === 'demo.reset' ? 'orders.why.demoReset' : 'orders.why.customer');
  }
}

/** The level, the rule, and why it was this position. */
function StopOut({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  const { data } = useProof(order.Id, true);
  if (!data) return <Skeleton variant="rounded" height={96} aria-busy aria-label={t('ui.loading')} />;
  const account = data.data.stop_out;
  if (!account) return <p>{t('orders.why.stopOutRule')}</p>;
  const [balance, margin, profit] = [
    decimal(account.balance),
    decimal(account.margin),
    decimal(account.profit),
  ];
  const level = `${formatPlaces(marginLevelOf(balance, margin, profit), 2)}%`;
  return (
    <>
      <p>
        {t('orders.why.stopOut', {
          level: ltr(level),
          limit: ltr(`${formatFigure(decimal(account.level))}%`),
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
