import { Box, Skeleton } from '@mui/material';
import { PHONE } from '../theme/fields.js';

/** Height of a table row; on a phone of a row with stacked cells. */
const heightOf = (isStacked: boolean) => ({ height: 36, ...(isStacked && { [PHONE]: { height: 64 } }) });

/** Skeleton of this many table rows. */
export const SkeletonRows = ({ rows, isStacked = false }: { rows: number; isStacked?: boolean }) =>
  Array.from({ length: rows }, (_, row) => row).map((row) => (
    <Box key={row} sx={{ display: 'flex', alignItems: 'center', ...heightOf(isStacked) }}>
      <Skeleton variant="rounded" height={12} width="100%" />
    </Box>
  ));
