import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  /** Whether it can be saved as it was brought: something new. */
  readonly always?: boolean;
  /** What the button says. */
  readonly action?: string;
}

/** A form's toolbar that says what saving touches, and asks once more. */
export const ConfirmedToolbar = ({ title, touches, always = false, action = 'Save' }: Props) => {
  const [open, setOpen] = useState(false);
  const { isDirty } = useFormState();
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <Toolbar>
      <Button variant="contained" size="medium" disabled={!always && !isDirty} onClick={() => setOpen(true)}>
        {action} …
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Alert severity="warning" variant="outlined">
            {touches}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} color="inherit">
            Keep as it is
          </Button>
          <SaveButton type="button" label={action} alwaysEnable onClick={close} icon={<></>} />
        </DialogActions>
      </Dialog>
    </Toolbar>
  );
};
