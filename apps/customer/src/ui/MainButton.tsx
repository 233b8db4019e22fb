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
    // As wide as its card, with a border above where the scrolled content ends.
    marginInline: -16,
    padding: '12px 16px',
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.paper,
    // On a plain rectangle that ends between pixels the browser fills that pixel in the button's colour.
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
  /** The action is pending, and the label says so. */
  busy?: boolean;
  /** Reason why it is disabled, shown next to it. */
  why?: string | undefined;
  /** Sticks to the bottom of a scroll area, for cards longer than the screen. */
  sticks?: boolean;
  /** The reason is visible elsewhere, so it is only read out. */
  isPlain?: boolean;
}

/** Main button of a form or page. States the reason while it is disabled. */
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
