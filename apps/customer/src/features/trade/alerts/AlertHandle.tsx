import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import { styled } from '@mui/material/styles';
import { formatPrice, ltr } from '@truemark/i18n';
import { type Price, toChartNumber } from '@truemark/money';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LineTag } from '../../chart/LineTag.js';
import type { PriceLevels } from '../../chart/price-levels.js';
import { priceStep } from '../../market/price-steps.js';
import { useDrag } from '../lines/useDrag.js';

/** Offset from the chart's left, px: the order handles occupy three columns before it. */
const BESIDE_ORDERS = 172;

const Grip = styled(LineTag)(({ theme }) => ({
  width: 44,
  touchAction: 'none',
  cursor: 'ns-resize',
  '--line': theme.palette.accent.text,
  '& span': { display: 'grid', placeItems: 'center' },
  '& svg': { fontSize: 16 },
  '&[data-moving="true"] span': { color: theme.palette.background.paper, background: 'var(--line)' },
}));

interface AlertHandleProps {
  price: Price;
  levels: PriceLevels;
  precision: number;
  isMoving: boolean;
  onMove: (price: Price) => void;
  onOpen: () => void;
  onSet: () => void;
  onUndo: () => void;
}

/** Handle of an alert's line: drag or arrow keys move the alert, a press opens the list. */
export function AlertHandle({ price, levels, precision, isMoving, ...on }: AlertHandleProps) {
  const { t } = useTranslation();
  const grip = useRef<HTMLButtonElement>(null);
  const at = toChartNumber(price);
  const drag = useDrag(levels, at, precision, on.onMove);

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
    if (by !== 0n) on.onMove(price + by);
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
      aria-label={t('alerts.line', { price: ltr(formatPrice(price, precision)) })}
      aria-valuemin={0}
      aria-valuemax={at * 2}
      aria-valuenow={at}
      aria-valuetext={formatPrice(price, precision)}
      data-moving={isMoving}
      style={{ left: BESIDE_ORDERS }}
      onKeyDown={press}
      onClick={() => !drag.swallowsClick() && on.onOpen()}
      {...drag.handlers}
    >
      <span>
        <Notifications />
      </span>
    </Grip>
  );
}
