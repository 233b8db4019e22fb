import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields of a titled card: the first one's label, which lies on its frame, keeps clear of the title. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>{children}</Box>
);
