import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A titled card. */
export const Section = ({ title, children, action }: Props) => (
  <Card component="section" sx={{ p: 4, minWidth: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {action}
    </Box>
    {children}
  </Card>
);
