import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields of a titled card: the first label, which lies on its frame, keeps its distance from the title. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>{children}</Box>
);
