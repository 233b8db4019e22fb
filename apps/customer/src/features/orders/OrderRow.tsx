import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ForexOrder } from '@truemark/contracts';
import { CONTRACT_PLACES, formatFigure, formatPrice } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { CLOSED_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useLiveOrder } from './useLiveOrder.js';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, paddingInlineEnd: 16 });

const Press = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '12px 0 12px 16px',
  textAlign: 'start',
  ...theme.typography.body2,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, minWidth: 0 },
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:nth-of-type(even)': { justifyContent: 'flex-end' },
  '& > small': { gridColumn: '1 / -1', ...theme.typography.caption, color: theme.palette.text.secondary },
  '&.Mui-focusVisible': { outlineOffset: -3 },
}));

interface OrderRowProps {
  order: ForexOrder;
  now: number;
  onOpen: () => void;
  /** Closes a position or cancels a pending order. */
  onEnd: () => void;
}

/** One order of a list, its profit live while it is held. */
export function OrderRow({ order, now, onOpen, onEnd }: OrderRowProps) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const { profit, price } = useLiveOrder(order);
  const { ShowCode, PricePrecision } = order.ForexTradeLists;
  const pending = order.Status === 0;
  const neverFilled = Number(order.Price) === 0;
  const from = decimal(neverFilled ? order.TargetPrice : order.Price);
  return (
    <Row data-testid={`order-${order.Id}`}>
      <Press aria-haspopup="dialog" onClick={onOpen}>
        <span>
          <strong>{ShowCode}</strong>
        </span>
        <span>
          {order.Status === 4 ? (
            <StatusBadge>{t('orders.cancelled')}</StatusBadge>
          ) : (
            !pending && <MoneyText amount={profit} places={CONTRACT_PLACES} signed />
          )}
        </span>
        <small>
          <SideBadge order={order} />{' '}
          <Figure>
            {formatFigure(decimal(order.Quantity))} ·{' '}
            <PriceText still price={from} precision={PricePrecision} />
            {!neverFilled && (
              <>
                {' → '}
                <PriceText price={price} precision={PricePrecision} />
              </>
            )}
          </Figure>
        </small>
        {pending && (
          <small>
            {t('orders.priceNow')} <PriceText price={price || undefined} precision={PricePrecision} />
          </small>
        )}
        <Stops order={order} />
        <small>
          <TimeText
            plain
            at={order.CompleteTimeMs ?? order.CreateTimeMs}
            now={now}
            tag={currentLanguage().tag}
            zone={timezone}
          />
          {order.Status === 3 && order.ClosedType !== 0 && ` · ${t(CLOSED_KEYS[order.ClosedType])}`}
        </small>
      </Press>
      {(order.Status === 1 || pending) && (
        <Button
          variant="outlined"
          sx={{ minWidth: 0, minHeight: 44, px: 3, fontSize: 14 }}
          aria-label={t(pending ? 'orders.cancelOne' : 'orders.closeOne', { symbol: ShowCode })}
          onClick={onEnd}
        >
          {t(pending ? 'orders.cancel' : 'orders.close')}
        </Button>
      )}
    </Row>
  );
}

/** The stops that are set, in short. */
function Stops({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  if (order.Status > 1) return null;
  const price = (value: number | string) => formatPrice(decimal(value), order.ForexTradeLists.PricePrecision);
  const set = [
    ['orders.sl', order.TargetLossPrice],
    ['orders.tp', order.TargetProfitPrice],
    ['orders.trail', order.TrailingDistance],
  ] as const;
  const shown = set.filter(([, value]) => Number(value) !== 0);
  if (shown.length === 0) return null;
  return (
    <small>
      {shown.map(([name, value], at) => (
        <span key={name}>
          {at > 0 && ' · '}
          {t(name)} <Figure>{price(value)}</Figure>
        </span>
      ))}
    </small>
  );
}
