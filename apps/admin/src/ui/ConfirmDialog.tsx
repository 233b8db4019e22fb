import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { t } from '../texts/texts.js';
import { enterFirstField } from './first-field.js';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** What the change touches, in a sentence. */
  readonly touches?: ReactNode;
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Whether Enter confirms: where nothing is to be typed. */
  readonly focused?: boolean;
  /** Whether there is nothing yet that could stay as it is. */
  readonly isNew?: boolean;
  /** Whether what is shown in it needs the room of a page. */
  readonly wide?: boolean;
  /** Whether what is shown in it stands in two columns. */
  readonly paired?: boolean;
  /** What Ctrl or ⌘ with Enter does while it cannot be confirmed: it shows what is missing. */
  readonly onLacking?: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What comes of it warns of nothing: what does warn stands out beside it. */
const CONSEQUENCE = {
  color: 'text.primary',
  borderColor: 'divider',
  '& .MuiAlert-icon': { color: 'text.secondary' },
  // What is long and has no blanks is broken: it is here to be checked.
  '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** Asks once more, and says what will be touched. */
export const ConfirmDialog = (props: Props) => {
  const { open, title, touches, children, confirm, danger, busy, disabled, focused, wide } = props;
  const { isNew = false, paired = false, onLacking, onConfirm, onClose } = props;
  const titleId = useId();
  // From wherever the cursor is, also from within lines that are typed.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (busy) return;
    if (disabled) onLacking?.();
    else onConfirm();
  };
  return (
    <Dialog
      open={open}
      // While it is being done there is nothing to take back.
      {...(!busy && { onClose })}
      onKeyDown={press}
      aria-labelledby={titleId}
      maxWidth={wide ? 'lg' : paired ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent
        {...(!focused && { ref: enterFirstField })}
        // Rows are as high as what is in them: what is too much is scrolled to, not cut off.
        sx={{ display: 'grid', gap: 4, gridAutoRows: 'max-content' }}
      >
        {touches && (
          <Alert severity="info" variant="outlined" sx={CONSEQUENCE}>
            {touches}
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto', pl: 4 }}>
          {t('ui.ctrlEnter')}
        </Typography>
        <Button onClick={onClose} color="inherit" disabled={busy}>
          {isNew ? t('ui.cancel') : t('ui.keepAsItIs')}
        </Button>
        <Button
          onClick={onConfirm}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy}
          disabled={disabled}
          autoFocus={focused}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
