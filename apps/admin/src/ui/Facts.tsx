import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MailText } from './MailText.js';

const shownOf = (value: ReactNode): ReactNode => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? <MailText text={value} /> : value;
};

/** Names and values side by side: a long name wraps, so that values keep more than half of the width. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', m: 0, columnGap: 4 }}
  >
    {rows.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ py: 1.5, minWidth: 96 }}>
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, py: 1.5, overflowWrap: 'anywhere' }}>
          {shownOf(value)}
        </Typography>
      </Box>
    ))}
  </Box>
);
