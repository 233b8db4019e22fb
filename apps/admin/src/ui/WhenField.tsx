import { Box, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { since } from './figures.js';
import { zoned } from './zone.js';

/** Instant: relative within a day, the full time beyond it; the tooltip has the zone. */
export const When = ({ ms }: { ms: number | null | undefined }) =>
  ms === null || ms === undefined ? (
    <>–</>
  ) : (
    <Tooltip title={zoned(ms)}>
      <Box component="time" dateTime={new Date(ms).toISOString()}>
        {since(ms)}
      </Box>
    </Tooltip>
  );

export const WhenField = ({ source }: { source: string; label?: string }) => {
  const record = useRecordContext();
  return <When ms={record?.[source] as number | null | undefined} />;
};
