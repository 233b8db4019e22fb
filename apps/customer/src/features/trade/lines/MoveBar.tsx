import Button from '@mui/material/Button';
import { formatPrice, ltr, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../../api/symbols.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useConfig } from '../../configuration/configuration.js';
import { useSay } from '../useSay.js';
import { MoveFrame } from './MoveFrame.js';
import type { OrderLines } from './useOrderLines.js';

interface MoveBarProps {
  symbol: TradeSymbol;
  orderLines: OrderLines;
  /** Opposite the moved line. */
  at: 'top' | 'bottom';
}

/** Confirms a stop's new price. */
export function MoveBar({ symbol, orderLines, at }: MoveBarProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const say = useSay(symbol.pricePrecision);
  const { move, busy, set, undo } = orderLines;
  if (!move) return null;
  const price = ltr(formatPrice(move.price, symbol.pricePrecision));
  const wrong = say(move.problem);
  return (
    <MoveFrame
      data-at={at}
      dir={document.documentElement.dir}
      role="group"
      aria-label={t(`trade.move.${move.stop}`, { price })}
    >
      <p aria-live="polite" data-wrong={wrong !== undefined}>
        {wrong ?? (
          <>
            {t(`trade.move.${move.stop}`, { price })}{' '}
            <MoneyText amount={move.profit} places={MONEY_PLACES} signed currency={currency} />
          </>
        )}
      </p>
      <Button variant="text" disabled={busy} onClick={undo}>
        {t('trade.move.undo')}
      </Button>
      <Button variant="contained" disabled={busy || wrong !== undefined} onClick={set}>
        {t('trade.move.set')}
      </Button>
    </MoveFrame>
  );
}
