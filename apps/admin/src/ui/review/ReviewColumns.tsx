import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is claimed, and the evidence beside it. */
export const ReviewColumns = ({ claimed, children }: { claimed: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      pt: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>{claimed}</Box>
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>{children}</Box>
  </Box>
);
