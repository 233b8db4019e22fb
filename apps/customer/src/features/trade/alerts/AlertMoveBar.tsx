import Button from '@mui/material/Button';
import { formatPrice, ltr } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { MoveFrame } from '../lines/MoveFrame.js';

interface AlertMoveBarProps {
  price: Price;
  precision: number;
  busy: boolean;
  /** Opposite the moved line. */
  at: 'top' | 'bottom';
  onSet: () => void;
  onUndo: () => void;
}

/** Confirms an alert's new price. */
export function AlertMoveBar({ price, precision, busy, at, onSet, onUndo }: AlertMoveBarProps) {
  const { t } = useTranslation();
  const said = t('alerts.moveTo', { price: ltr(formatPrice(price, precision)) });
  return (
    <MoveFrame data-at={at} dir={document.documentElement.dir} role="group" aria-label={said}>
      <p aria-live="polite">{said}</p>
      <Button variant="text" disabled={busy} onClick={onUndo}>
        {t('trade.move.undo')}
      </Button>
      <Button variant="contained" disabled={busy} onClick={onSet}>
        {t('trade.move.set')}
      </Button>
    </MoveFrame>
  );
}
