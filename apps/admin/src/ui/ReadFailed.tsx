import { Box, Button } from '@mui/material';
import { t } from '../texts/texts.js';
import { EmptyNote } from './EmptyNote.js';

interface Props {
  readonly error: Error;
  /** Absent: it is read again by itself. */
  readonly onRetry?: () => unknown;
  readonly isReading?: boolean;
  /** What was loaded before is still shown. */
  readonly isOlder?: boolean;
}

/** Why something could not be loaded, in its place or above what was loaded before. */
export const ReadFailed = ({ error: { message }, onRetry, isReading = false, isOlder = false }: Props) => (
  <Box role={isOlder ? 'status' : 'alert'} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
    <EmptyNote text={t(isOlder ? 'ui.couldNotBeReadAgain' : 'ui.couldNotBeRead', { message })} />
    {onRetry && (
      <Button loading={isReading} onClick={() => void onRetry()}>
        {t('ui.readAgain')}
      </Button>
    )}
  </Box>
);
