import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Box = styled('div')({ display: 'grid', gap: 8 });

const Why = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

interface MainButtonProps extends ButtonProps {
  /** What is under way. */
  busy?: boolean;
  /** What keeps it from being pressed; said beside it. */
  why?: string | undefined;
}

/** What a form or a page is for; while it cannot be pressed it says why. */
export function MainButton({ busy, why, ...button }: MainButtonProps) {
  const id = useId();
  return (
    <Box data-held>
      <Button
        variant="contained"
        {...button}
        disabled={busy || why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
      />
      {why !== undefined && <Why id={id}>{why}</Why>}
    </Box>
  );
}
