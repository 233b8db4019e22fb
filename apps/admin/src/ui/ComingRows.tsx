import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Rows that are to come, in place of a table until the first of them are there. */
export const UntilRowsCome = ({ children }: { children: ReactNode }) => {
  const { isPending, error } = useListContext();
  if (!isPending || error) return children;
  return (
    <Box aria-hidden="true" sx={{ px: 3, pt: 9 }}>
      {ROWS.map((row) => (
        <Box key={row} sx={{ height: 36, display: 'flex', alignItems: 'center' }}>
          <Skeleton variant="rounded" height={12} width="100%" />
        </Box>
      ))}
    </Box>
  );
};
