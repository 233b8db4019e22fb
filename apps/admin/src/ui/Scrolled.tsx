import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** Its greatest height, pixels; absent: what a window has. */
  readonly most?: number;
  /** What a line over the table takes of the window, pixels. */
  readonly below?: number;
  readonly children: ReactNode;
}

/** What a list's head and its pager take of the window, pixels. */
const REST = 170;

/** A table that scrolls under its header: reached by the keyboard too. */
export const Scrolled = ({ name, most, below = 38, children }: Props) => (
  <Box
    component="section"
    tabIndex={0}
    aria-label={name}
    sx={{ maxHeight: most ?? `calc(100vh - ${REST + below}px)`, minWidth: 0, overflow: 'auto' }}
  >
    {children}
  </Box>
);
