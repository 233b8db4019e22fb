import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { BusyLabel } from './BusyLabel.js';
import { Unseen } from './Unseen.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '&[data-sticks]': {
    position: 'sticky',
    insetBlockEnd: -24,
    zIndex: 1,
    // As wide as its card, with a line above: what is scrolled below it ends there.
    marginInline: -16,
    padding: '12px 16px',
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.paper,
    // Of a plain rectangle that ends within a pixel the browser draws that pixel in the button's colour.
    borderRadius: '0 0 1px 1px',
  },
}));

const Why = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

interface MainButtonProps extends ButtonProps {
  /** What it is for is under way, which it says. */
  busy?: boolean;
  /** What keeps it from being pressed; said beside it. */
  why?: string | undefined;
  /** Stays at the foot of what is scrolled, on a card that is longer than the screen. */
  sticks?: boolean;
  /** What keeps it is plain to see: it is only read out. */
  isPlain?: boolean;
}

/** What a form or a page is for; while it cannot be pressed it says why. */
export function MainButton({ busy, why, isPlain, sticks, children, ...button }: MainButtonProps) {
  const id = useId();
  return (
    <Box data-held data-sticks={sticks || undefined}>
      <Button
        variant="contained"
        {...button}
        disabled={busy || why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
      >
        {busy === undefined ? children : <BusyLabel busy={busy}>{children}</BusyLabel>}
      </Button>
      {why !== undefined && !isPlain && <Why id={id}>{why}</Why>}
      {why !== undefined && isPlain && <Unseen id={id}>{why}</Unseen>}
    </Box>
  );
}
