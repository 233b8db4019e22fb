import { Alert, Button, Typography } from '@mui/material';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Toolbar } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormChanges } from '../resources/audit-log/FormChanges.js';
import { t } from '../texts/texts.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useKeptReason } from './drafts/use-kept-reason.js';
import { isReasonless } from './reason.js';
import { REQUIRED } from './required.js';
import { SecondPersonReason } from './SecondPersonReason.js';
import { Sentences } from './Sentences.js';
import { ASKS_SECOND, type Guard, SECOND_PERSON, useNeedsApproval } from './second-person.js';
import { useChecked } from './use-checked.js';
import { useUntouched } from './use-untouched.js';

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  /** Whether it can be saved unchanged: for new records with prefilled values. */
  readonly always?: boolean;
  /** Label of the button. */
  readonly action?: string;
  /** Which changes need approval; absent: none. */
  readonly guard?: Guard;
  /** Whether `touches` itself says what would be saved. */
  readonly isSaid?: boolean;
  /** The change costs the broker money and needs extra thought. */
  readonly danger?: boolean;
  /** Fields that say what is at stake: listed before the others. */
  readonly first?: readonly string[];
  /** Things that may have been forgotten, shown below the fields; absent: none. */
  readonly doubts?: readonly string[];
  /** Field that has to be filled before the confirmation, though it may be out of view; null: none. */
  readonly lacks?: (form: object) => string | null;
  /** Reads what `touches` has to warn of, before the confirmation opens. */
  readonly before?: () => Promise<unknown>;
}

/** Form toolbar that shows what saving changes and affects, and asks for confirmation. */
export const ConfirmedToolbar = (props: Props) => {
  const { title, touches, always = false, guard, isSaid = false, danger = false, lacks } = props;
  const { first, doubts = [], before } = props;
  const needsApproval = useNeedsApproval(guard, always);
  const action = needsApproval ? ASKS_SECOND : (props.action ?? t('common.save'));
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useKeptReason(useLocation().pathname);
  const button = useRef<HTMLButtonElement>(null);
  const { isDirty, isSubmitting } = useFormState();
  const { setValue, getValues, setError } = useFormContext();
  const check = useChecked();
  const watchInput = useUntouched();
  /** Errors are shown at their fields before the confirmation. */
  const ask = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const isUntouched = watchInput();
    if (!(await check())) return;
    const field = lacks?.(getValues()) ?? null;
    if (field !== null) return setError(field, REQUIRED, { shouldFocus: true });
    await before?.();
    // Whoever has typed on presses again, and is asked about the whole text.
    if (isUntouched()) setOpen(true);
  };
  const close = () => setOpen(false);
  const isOwed = needsApproval && isReasonless(reason);
  const save = (): void => {
    close();
    // The reason of an approval request is sent along with the fields but is not one of them.
    if (needsApproval) setValue('reason', reason);
    button.current?.form?.requestSubmit();
  };
  return (
    <Toolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, rowGap: 2 }}>
      {/* The form's own submit button, so that Enter in a field asks as well. */}
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size="medium"
        sx={{ flex: 'none', whiteSpace: 'nowrap' }}
        disabled={!always && !isDirty}
        loading={isSubmitting}
        onClick={(event) => void ask(event)}
      >
        {action} …
      </Button>
      {needsApproval && (
        <Typography variant="caption" color="textSecondary" sx={{ ml: { xs: 0, sm: 3 }, maxWidth: 420 }}>
          {SECOND_PERSON}
        </Typography>
      )}
      {open && (
        <ConfirmDialog
          open
          title={title}
          touches={
            <>
              {touches}
              {needsApproval && <Typography variant="body2">{SECOND_PERSON}</Typography>}
            </>
          }
          confirm={action}
          danger={danger}
          disabled={isOwed}
          focused={!needsApproval}
          isNew={always}
          paired={first !== undefined}
          onConfirm={save}
          onClose={close}
        >
          {!isSaid && <FormChanges isNew={always} first={first} />}
          {doubts.length > 0 && (
            <Alert severity="warning" variant="outlined">
              <Sentences texts={doubts} />
            </Alert>
          )}
          {needsApproval && <SecondPersonReason reason={reason} onReason={setReason} />}
        </ConfirmDialog>
      )}
    </Toolbar>
  );
};
