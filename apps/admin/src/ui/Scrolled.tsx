import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** Its greatest height, pixels; absent: what a window has. */
  readonly most?: number;
  readonly children: ReactNode;
}

/** A table that scrolls under its header: reached by the keyboard too. */
export const Scrolled = ({ name, most, children }: Props) => (
  <Box
    component="section"
    tabIndex={0}
    aria-label={name}
    sx={{ maxHeight: most ?? 'calc(100vh - 208px)', minWidth: 0, overflow: 'auto' }}
  >
    {children}
  </Box>
);
