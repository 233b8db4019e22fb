import { Box, Skeleton } from '@mui/material';
import { PHONE } from '../theme/fields.js';

/** A row of a table; on a phone one whose cells stand below each other. */
const heightOf = (isStacked: boolean) => ({ height: 36, ...(isStacked && { [PHONE]: { height: 64 } }) });

/** Where so many rows of a table will be. */
export const SkeletonRows = ({ rows, isStacked = false }: { rows: number; isStacked?: boolean }) =>
  Array.from({ length: rows }, (_, row) => row).map((row) => (
    <Box key={row} sx={{ display: 'flex', alignItems: 'center', ...heightOf(isStacked) }}>
      <Skeleton variant="rounded" height={12} width="100%" />
    </Box>
  ));
