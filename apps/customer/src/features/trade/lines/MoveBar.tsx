import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatPrice, ltr, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../../api/symbols.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useConfig } from '../../configuration/configuration.js';
import { useSay } from '../useSay.js';
import type { OrderLines } from './useOrderLines.js';

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 4,
  '&[data-at="top"]': { insetBlockStart: 4 },
  '&[data-at="bottom"]': { insetBlockEnd: 32 },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 12px',
  borderRadius: 12,
  pointerEvents: 'auto',
  ...theme.typography.body2,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: '0 8px 24px rgba(0,0,0,0.2)',
  '& p': { flex: 1, minWidth: 0, margin: 0 },
  '& p[data-wrong="true"]': { color: theme.palette.error.main },
  '& button': { minHeight: 44, minWidth: 44, paddingInline: 12 },
}));

interface MoveBarProps {
  symbol: TradeSymbol;
  orderLines: OrderLines;
  /** Away from the line that is moved. */
  at: 'top' | 'bottom';
}

/** Asks once whether the stop shall stay where it was moved to. */
export function MoveBar({ symbol, orderLines, at }: MoveBarProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const say = useSay(symbol.pricePrecision);
  const { move, busy, set, undo } = orderLines;
  if (!move) return null;
  const price = ltr(formatPrice(move.price, symbol.pricePrecision));
  const wrong = say(move.problem);
  return (
    <Bar
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
    </Bar>
  );
}
