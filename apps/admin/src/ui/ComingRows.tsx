import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { SkeletonRows } from './SkeletonRows.js';

/** Rows that are to come, in place of a table until the first of them are there. */
export const UntilRowsCome = ({ children }: { children: ReactNode }) => {
  const { isPending, error } = useListContext();
  if (!isPending || error) return children;
  return (
    <Box aria-hidden="true" sx={{ px: 3, pt: 9 }}>
      <SkeletonRows rows={8} />
    </Box>
  );
};
