import { styled, useTheme } from '@mui/material/styles';
import { toChartNumber } from '@truemark/money';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../../api/symbols.js';
import type { PriceLevels } from '../../chart/price-levels.js';
import { LineHandle } from './LineHandle.js';
import { MoveBar } from './MoveBar.js';
import type { LineKind, OrderLine } from './order-lines.js';
import type { OrderLines } from './useOrderLines.js';

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

interface LineHandlesProps {
  symbol: TradeSymbol;
  levels: PriceLevels;
  orderLines: OrderLines;
  onOpen: (line: OrderLine) => void;
}

/** Draws order lines on the chart, with a handle on each. */
export function LineHandles({ symbol, levels, orderLines, onOpen }: LineHandlesProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const { lines, move } = orderLines;

  useEffect(() => {
    const colours: Record<LineKind, string> = {
      open: palette.text.primary,
      target: palette.text.secondary,
      stopLoss: palette.down.text,
      trailing: palette.down.text,
      takeProfit: palette.up.text,
    };
    const styleOf = { open: 'solid', target: 'dotted' } as const;
    levels.show(
      'orders',
      lines.map(({ id, kind, price }) => ({
        id,
        price: toChartNumber(price),
        colour: colours[kind],
        labelColour: palette.getContrastText(colours[kind]),
        style: kind in styleOf ? styleOf[kind as keyof typeof styleOf] : 'dashed',
        // The list shows it, and initially it would cover the last price.
        isLabelled: kind !== 'open',
      })),
    );
  }, [levels, lines, palette]);
  useEffect(() => () => levels.show('orders', []), [levels]);

  return (
    <Layer role="group" aria-label={t('trade.lines')}>
      {lines.map((line) => (
        <LineHandle
          key={line.id}
          line={line}
          levels={levels}
          precision={symbol.pricePrecision}
          isMoving={move?.orderId === line.order.id && move.stop === line.kind}
          onMove={(price) => orderLines.moveTo(line, price)}
          onOpen={() => onOpen(line)}
          onSet={orderLines.set}
          onUndo={orderLines.undo}
        />
      ))}
      {move && (
        <MoveBar
          symbol={symbol}
          orderLines={orderLines}
          at={levels.isInUpperHalf(toChartNumber(move.price)) ? 'bottom' : 'top'}
        />
      )}
    </Layer>
  );
}
