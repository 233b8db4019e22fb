import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LotPreview } from './LotPreview.js';
import { SessionPreview } from './SessionPreview.js';
import { scheduleOf, type TradedSymbol } from './symbol.js';
import { useCalendarDays } from './use-calendar-days.js';
import { useSymbolNow } from './use-symbol-now.js';

/** Costs under the form's current terms. */
export const LotPreviewOfForm = () => {
  const terms = useWatch() as Partial<TradedSymbol>;
  const symbol = useRecordContext<TradedSymbol>();
  return (
    <Box sx={{ mt: 4, width: '100%' }}>
      <LotPreview terms={{ ...terms, ...(symbol && { id: symbol.id }) }} />
    </Box>
  );
};

/** Week under the form's current sessions. */
export const SessionPreviewOfForm = () => {
  const schedule = useWatch({ name: 'schedule' }) as TradedSymbol['schedule'] | undefined;
  const calendarDays = useCalendarDays(useWatch({ name: 'calendarId' }));
  const now = useSymbolNow()?.clock ?? Date.now();
  return (
    <Box sx={{ mb: 4, width: '100%' }}>
      <SessionPreview schedule={schedule && scheduleOf({ schedule, calendarDays })} now={now} />
    </Box>
  );
};
