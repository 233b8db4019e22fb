import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A table that scrolls under its header: reached by the keyboard too. */
export const Scrolled = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box
    component="section"
    tabIndex={0}
    aria-label={name}
    sx={{ maxHeight: 'calc(100vh - 208px)', minWidth: 0, overflow: 'auto' }}
  >
    {children}
  </Box>
);
