import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatFigure, formatMoney, formatPrice, isolate, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import type { CopyProof } from '../../api/order-proof.js';
import type { Order } from '../../api/orders.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Figure } from '../../ui/Figure.js';
import { useProof } from '../orders/useProof.js';
import type { AboutOrderProps } from '../product.js';
import { EVENT_TEXTS, SKIP_TEXTS } from './event-words.js';

const Box = styled('section')(({ theme }) => ({
  marginBlockEnd: 16,
  padding: 12,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  ...theme.typography.body2,
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: '0 0 4px' },
  '& p': { margin: '0 0 8px' },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& p > bdi[dir]': { display: 'block', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

/** Why a copy has its size and price, and the outcome of the trader's events on it. */
export function WhyCopied({ order }: AboutOrderProps) {
  return order.copy && <Why order={order} trader={order.copy.trader} />;
}

function Why({ order, trader }: { order: Order; trader: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useProof(order.id, true);
  const proof = data?.data.copy;
  return (
    <Box aria-label={t('orders.whyCopied')}>
      <h3>{t('orders.whyCopied')}</h3>
      {proof ? (
        <Reasons proof={proof} order={order} trader={trader} />
      ) : error ? (
        <ErrorState {...failureOf(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton variant="rounded" height={72} aria-busy aria-label={t('ui.loading')} />
      )}
    </Box>
  );
}

function Reasons({ proof, order, trader }: { proof: CopyProof; order: Order; trader: string }) {
  const { t } = useTranslation();
  const { leader, sizing, events, state } = proof;
  const price = (value: bigint) => formatPrice(value, order.symbol.pricePrecision);
  return (
    <>
      {sizing && (
        <p>
          {t('orders.copySize', {
            step: ltr(formatFigure(sizing.step)),
            least: ltr(formatFigure(sizing.minLots)),
            most: ltr(formatFigure(sizing.maxLots)),
          })}
          <bdi dir="ltr">{sizingFormula(leader.lots, sizing)}</bdi>
        </p>
      )}
      <p>
        {t('orders.copyPrice', {
          trader: isolate(trader),
          tick: ltr(`#${leader.seq}`),
          quote: ltr(`${price(leader.bid)} / ${price(leader.ask)}`),
        })}
      </p>
      {state === 'detached' && <p>{t('orders.copyDetached')}</p>}
      <ul>
        {events.map((event) => (
          <li key={`${event.kind} ${event.seq}`}>
            {t(EVENT_TEXTS[event.kind])} (<Figure>#{event.seq}</Figure>):{' '}
            {event.skipped === null ? (
              <>
                {t('follow.copied')}
                {event.lots !== null && event.kind !== 'protect' && (
                  <>
                    {' · '}
                    <Figure>{formatFigure(event.lots)}</Figure>
                  </>
                )}
              </>
            ) : (
              t(SKIP_TEXTS[event.skipped])
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The trader's lots, the multipliers, and the result. */
function sizingFormula(lots: bigint, sizing: NonNullable<CopyProof['sizing']>): string {
  const { multiple, maxAmount, equity } = sizing;
  const share = equity === null ? '' : ` × ${formatMoney(maxAmount)} ÷ ${formatMoney(equity)}`;
  return `${formatFigure(lots)} × ${formatFigure(multiple)}${share} → ${formatFigure(sizing.lots)}`;
}
