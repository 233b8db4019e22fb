import { Box, Skeleton } from '@mui/material';

/** Where so many rows of a table will be. */
export const SkeletonRows = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => row).map((row) => (
    <Box key={row} sx={{ height: 36, display: 'flex', alignItems: 'center' }}>
      <Skeleton variant="rounded" height={12} width="100%" />
    </Box>
  ));
