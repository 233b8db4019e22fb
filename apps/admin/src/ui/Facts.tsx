import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and values side by side. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', m: 0, columnGap: 4 }}
  >
    {rows.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ py: 1.5 }}>
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, py: 1.5, overflowWrap: 'anywhere' }}>
          {value === null || value === undefined || value === '' ? '–' : value}
        </Typography>
      </Box>
    ))}
  </Box>
);
