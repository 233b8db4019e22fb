import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { margin: 0, ...theme.typography.body1, fontWeight: 600 },
}));

/** Figure below its name, for rows and small grids. */
export function StatCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box as="dl" sx={{ m: 0 }}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}
