import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useSwipeable } from 'react-swipeable';
import { useReducedMotion } from './useReducedMotion.js';

/** Distance that triggers the action, and maximum distance, px. */
const ENOUGH = 88;
const MOST = 120;
/** Duration of the return animation, ms. */
const BACK = 160;

const Ground = styled('div')({ position: 'relative', overflow: 'hidden', touchAction: 'pan-y' });

/** Hidden while the row covers it, because its colour would show at the edges. */
const Behind = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: 32,
  background: theme.palette.error.main,
  color: theme.palette.error.contrastText,
}));

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  background: theme.palette.background.paper,
}));

interface SwipeAwayProps {
  /** Must ask for confirmation. The row has a button for the same action. */
  onAway: () => void;
  children: ReactNode;
}

/** Row that can be swiped away against the reading direction. */
export function SwipeAway({ onAway, children }: SwipeAwayProps) {
  const isStill = useReducedMotion();
  const [toward, away] = useTheme().direction === 'rtl' ? (['Right', 1] as const) : (['Left', -1] as const);
  const [pulled, setPulled] = useState<number | null>(null);
  const swiping = useSwipeable({
    delta: 12,
    preventScrollOnSwipe: true,
    onSwiping: ({ dir, deltaX }) => {
      if (dir === toward || pulled !== null) setPulled(Math.min(MOST, Math.max(0, deltaX * away)));
    },
    onSwiped: ({ deltaX }) => {
      setPulled(null);
      if (pulled !== null && deltaX * away >= ENOUGH) onAway();
    },
    onTouchEndOrOnMouseUp: () => setPulled(null),
  });
  return (
    <Ground {...swiping}>
      <Behind
        aria-hidden
        style={{
          visibility: pulled === null ? 'hidden' : 'visible',
          transition: pulled === null && !isStill ? `visibility 0s ${BACK}ms` : undefined,
        }}
      >
        <DeleteOutline />
      </Behind>
      <Row
        style={{
          transform: pulled === null ? undefined : `translateX(${pulled * away}px)`,
          transition: pulled === null && !isStill ? `transform ${BACK}ms ease-out` : undefined,
        }}
      >
        {children}
      </Row>
    </Ground>
  );
}
