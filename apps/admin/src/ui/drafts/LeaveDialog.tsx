import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { t } from '../../texts/texts.js';

interface Props {
  readonly isUnsaved: () => boolean;
  /** Address of the form; its tabs are below it. */
  readonly form: string;
  readonly onThrowAway: () => void;
}

/** After the end of a session the sign-in is not blocked: the draft is restored afterwards. */
const SIGN_IN = '/login';

const isTabOf = (form: string, path: string): boolean =>
  path === form || (path.startsWith(`${form}/`) && /^\d+$/.test(path.slice(form.length + 1)));

/** Dialog on leaving a form with unsaved changes. */
export const LeaveDialog = ({ isUnsaved, form, onThrowAway }: Props) => {
  const titleId = useId();
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => isUnsaved() && pathname !== SIGN_IN && !isTabOf(form, pathname),
  );
  useBeforeUnload((event) => isUnsaved() && event.preventDefault());
  if (blocker.state !== 'blocked') return null;
  const leave = (): void => {
    blocker.proceed();
  };
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('ui.leaveWithoutSaving')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{t('ui.theDraftWaitsForYou')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button
          color="error"
          onClick={() => {
            leave();
            onThrowAway();
          }}
        >
          {t('ui.leaveAndThrowAway')}
        </Button>
        <Button color="inherit" onClick={leave}>
          {t('ui.leaveAndKeep')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          {t('ui.stayHere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
