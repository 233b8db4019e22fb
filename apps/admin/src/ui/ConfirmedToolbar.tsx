import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../texts/texts.js';
import { ASKS_SECOND, type Guard, SECOND_PERSON, useTakesTwo } from './second-person.js';

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  /** Whether it can be saved as it was brought: something new. */
  readonly always?: boolean;
  /** What the button says. */
  readonly action?: string;
  /** Which changes a second person has to agree to; absent: none. */
  readonly guard?: Guard;
}

/** A form's toolbar that says what saving touches, and asks once more. */
export const ConfirmedToolbar = (props: Props) => {
  const { title, touches, always = false, guard } = props;
  const takesTwo = useTakesTwo(guard, always);
  const action = takesTwo ? ASKS_SECOND : (props.action ?? t('common.save'));
  const [open, setOpen] = useState(false);
  const { isDirty } = useFormState();
  const { trigger } = useFormContext();
  /** What is wrong is said beside its field before anything is asked. */
  const ask = async (): Promise<void> => {
    if (await trigger(undefined, { shouldFocus: true })) setOpen(true);
  };
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <Toolbar>
      <Button variant="contained" size="medium" disabled={!always && !isDirty} onClick={() => void ask()}>
        {action} …
      </Button>
      {takesTwo && (
        <Typography variant="caption" color="textSecondary" sx={{ ml: 3, maxWidth: 420 }}>
          {SECOND_PERSON}
        </Typography>
      )}
      <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Alert severity="warning" variant="outlined">
            {touches}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} color="inherit">
            {t('ui.keepAsItIs')}
          </Button>
          {/* Enter confirms: nothing is to be typed here. */}
          <SaveButton type="button" label={action} alwaysEnable onClick={close} icon={<></>} autoFocus />
        </DialogActions>
      </Dialog>
    </Toolbar>
  );
};
