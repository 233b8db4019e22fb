import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { t } from '../texts/texts.js';
import { CloseNotice } from './CloseNotice.js';

/** Toast about something done, with an undo button. */
export const UndoNotice = ({ text, onUndo }: { text: string; onUndo: () => void }) => {
  const close = useCloseNotification();
  const undo = (): void => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <>
          <Button color="inherit" onClick={undo}>
            {t('ui.undo')}
          </Button>
          <CloseNotice />
        </>
      }
    >
      {text}
    </Alert>
  );
};
