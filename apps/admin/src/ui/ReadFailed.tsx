import { Box, Button } from '@mui/material';
import { t } from '../texts/texts.js';
import { EmptyNote } from './EmptyNote.js';

interface Props {
  /** Why it failed. */
  readonly message: string;
  readonly onRetry: () => unknown;
}

/** Placeholder for what could not be loaded and is not known from before. */
export const ReadFailed = ({ message, onRetry }: Props) => (
  <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
    <EmptyNote text={t('ui.couldNotBeRead', { message })} />
    <Button onClick={() => void onRetry()}>{t('ui.readAgain')}</Button>
  </Box>
);
