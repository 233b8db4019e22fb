import { Box, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { at, since } from './figures.js';

/** An instant: how long ago within a day, the full time (GMT) beyond it and on hovering. */
export const When = ({ ms }: { ms: number | null | undefined }) =>
  ms === null || ms === undefined ? (
    <>–</>
  ) : (
    <Tooltip title={t('ui.gmt', { ms: at(ms) })}>
      <Box component="time" dateTime={new Date(ms).toISOString()}>
        {since(ms)}
      </Box>
    </Tooltip>
  );

export const WhenField = ({ source }: { source: string; label?: string }) => {
  const record = useRecordContext();
  return <When ms={record?.[source] as number | null | undefined} />;
};
