import { styled, useTheme } from '@mui/material/styles';
import { type Price, toChartNumber } from '@truemark/money';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceAlert } from '../../../api/alerts.js';
import type { TradeSymbol } from '../../../api/symbols.js';
import { useMoveAlert } from '../../alerts/useAlerts.js';
import type { PriceLevels } from '../../chart/price-levels.js';
import { AlertHandle } from './AlertHandle.js';
import { AlertMoveBar } from './AlertMoveBar.js';

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

interface AlertLinesProps {
  symbol: TradeSymbol;
  alerts: readonly PriceAlert[];
  levels: PriceLevels;
  onOpen: () => void;
}

/** Lines of a symbol's alerts with handles to move them; only one is moved at a time. */
export function AlertLines({ symbol, alerts, levels, onOpen }: AlertLinesProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const call = useMoveAlert();
  const [kept, setMove] = useState<{ readonly id: number; readonly price: Price } | null>(null);
  const move = alerts.some(({ id }) => id === kept?.id) ? kept : null;
  const colour = palette.accent.text;

  useEffect(() => {
    levels.show(
      'alerts',
      alerts.map(({ id, price }) => ({
        id: String(id),
        price: toChartNumber(id === move?.id ? move.price : price),
        colour,
        labelColour: palette.getContrastText(colour),
        style: 'dotted',
        isLabelled: true,
      })),
    );
  }, [levels, alerts, move, colour, palette]);
  useEffect(() => () => levels.show('alerts', []), [levels]);

  const undo = () => setMove(null);
  const set = () => move && call.mutate(move, { onSettled: undo });

  return (
    <Layer role="group" aria-label={t('alerts.lines')}>
      {alerts.map((alert) => (
        <AlertHandle
          key={alert.id}
          price={alert.id === move?.id ? move.price : alert.price}
          levels={levels}
          precision={symbol.pricePrecision}
          isMoving={alert.id === move?.id}
          onMove={(price) => !call.isPending && price > 0n && setMove({ id: alert.id, price })}
          onOpen={onOpen}
          onSet={set}
          onUndo={undo}
        />
      ))}
      {move && (
        <AlertMoveBar
          price={move.price}
          precision={symbol.pricePrecision}
          busy={call.isPending}
          at={levels.isInUpperHalf(toChartNumber(move.price)) ? 'bottom' : 'top'}
          onSet={set}
          onUndo={undo}
        />
      )}
    </Layer>
  );
}
