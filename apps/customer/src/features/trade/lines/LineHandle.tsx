import { styled } from '@mui/material/styles';
import { formatFigure, formatPrice } from '@truemark/i18n';
import { type Price, toChartNumber } from '@truemark/money';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrailing } from '../../../api/orders.js';
import { LineTag } from '../../chart/LineTag.js';
import type { PriceLevels } from '../../chart/price-levels.js';
import { priceStep } from '../../market/price-steps.js';
import type { LineKind, OrderLine } from './order-lines.js';
import { useDrag } from './useDrag.js';

/** One column per kind, so that an order's lines close together stay apart. */
const COLUMN: Readonly<Record<LineKind, number>> = {
  open: 0,
  target: 0,
  stopLoss: 1,
  trailing: 1,
  takeProfit: 2,
};
const WIDTH = 84;

const Grip = styled(LineTag)(({ theme }) => ({
  minWidth: 44,
  maxWidth: WIDTH - 4,
  touchAction: 'none',
  cursor: 'ns-resize',
  // If both do not fit, the word is truncated, never the lots.
  '& > span': { display: 'flex', justifyContent: 'center', gap: 4 },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'inherit' },
  '& bdi': { flex: 'none' },
  '&[data-fixed="true"]': { cursor: 'pointer' },
  '&[data-kind="open"]': { '--line': theme.palette.text.primary },
  '&[data-kind="target"]': { '--line': theme.palette.text.secondary },
  '&[data-kind="stopLoss"], &[data-kind="trailing"]': { '--line': theme.palette.down.text },
  '&[data-kind="takeProfit"]': { '--line': theme.palette.up.text },
  '&[data-moving="true"] span': { color: theme.palette.background.paper, background: 'var(--line)' },
}));

interface LineHandleProps {
  line: OrderLine;
  levels: PriceLevels;
  precision: number;
  isMoving: boolean;
  onMove: (price: Price) => void;
  onOpen: () => void;
  onSet: () => void;
  onUndo: () => void;
}

/** Handle of a line: drag or arrow keys move the stop, a press opens the order's stops. */
export function LineHandle({ line, levels, precision, isMoving, ...on }: LineHandleProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const label = useLineLabel(line, precision);
  const { order, kind, price } = line;
  const isFixed = kind === 'trailing' || (kind === 'open' && isTrailing(order));
  const at = toChartNumber(price);
  const drag = useDrag(levels, at, precision, isFixed ? null : on.onMove);

  useLayoutEffect(() => {
    const place = () => {
      const y = levels.placeOf(at);
      if (!grip.current) return;
      grip.current.style.visibility = y === null ? 'hidden' : 'visible';
      if (y !== null) grip.current.style.transform = `translateY(${y}px)`;
    };
    place();
    return levels.watch(place);
  }, [levels, at]);
  useEffect(() => {
    if (isMoving) grip.current?.focus({ preventScroll: true });
  }, [isMoving]);

  const press = (event: KeyboardEvent) => {
    const step = priceStep(price, precision);
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0n;
    if (by !== 0n && !isFixed) on.onMove(price + by);
    else if (isMoving && event.key === 'Enter') on.onSet();
    else if (isMoving && event.key === 'Escape') on.onUndo();
    else return;
    event.preventDefault();
  };

  return (
    <Grip
      ref={grip}
      role="slider"
      aria-orientation="vertical"
      aria-label={label.spoken}
      aria-valuemin={0}
      aria-valuemax={at * 2}
      aria-valuenow={at}
      aria-valuetext={formatPrice(price, precision)}
      data-kind={kind}
      data-fixed={isFixed}
      data-moving={isMoving}
      style={{ left: 4 + COLUMN[kind] * WIDTH }}
      onKeyDown={press}
      onClick={() => !drag.swallowsClick() && on.onOpen()}
      {...drag.handlers}
    >
      <span>
        <b>{label.word}</b> <bdi>{label.lots}</bdi>
      </span>
    </Grip>
  );
}

const SHORT = { stopLoss: 'trade.line.sl', takeProfit: 'trade.line.tp', trailing: 'trade.line.ts' } as const;

function useLineLabel({ order, kind, price }: OrderLine, precision: number) {
  const { t } = useTranslation();
  const lots = formatFigure(order.lots);
  const side = t(order.side === 'buy' ? 'orders.buy' : 'orders.sell');
  const spoken = t(`trade.line.${kind}`, { side, lots, price: formatPrice(price, precision) });
  const isOrder = kind === 'open' || kind === 'target';
  return { spoken, lots, word: isOrder ? side : t(SHORT[kind]) };
}
