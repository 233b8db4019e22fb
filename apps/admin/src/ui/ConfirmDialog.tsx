import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { t } from '../texts/texts.js';
import { enterFirstField, focusLacking } from './first-field.js';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Effect of the change, as a sentence. */
  readonly touches?: ReactNode;
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Whether Enter confirms: if there is nothing to type. */
  readonly focused?: boolean;
  /** Whether it creates something, so that there is no earlier state to keep. */
  readonly isNew?: boolean;
  /** Whether its content needs the width of a page. */
  readonly wide?: boolean;
  /** Whether its content has two columns. */
  readonly paired?: boolean;
  /** Ctrl or ⌘ with Enter while it cannot be confirmed: marks what is missing; the first such field gets the focus. */
  readonly onLacking?: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Plain consequences are not styled as warnings, so that real warnings stand out. */
const CONSEQUENCE = {
  color: 'text.primary',
  borderColor: 'divider',
  '& .MuiAlert-icon': { color: 'text.secondary' },
  // Long text without spaces is broken: it is here to be checked.
  '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** On a phone long buttons stand below each other; a word of Chinese is not broken. */
const ACTIONS = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  rowGap: 2,
  '& > .MuiButton-root': { wordBreak: 'keep-all' },
} as const;

/** Dialog that asks for confirmation and says what is affected. */
export const ConfirmDialog = (props: Props) => {
  const { open, title, touches, children, confirm, danger, busy, disabled, focused, wide } = props;
  const { isNew = false, paired = false, onLacking, onConfirm, onClose } = props;
  const titleId = useId();
  // Works wherever the focus is, also in a multi-line field.
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (busy) return;
    if (!disabled) return onConfirm();
    focusLacking(event.currentTarget);
    onLacking?.();
  };
  return (
    <Dialog
      open={open}
      // It cannot be closed while the action is in progress.
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
        // Rows are as high as their content: overflow is scrolled, not cut off.
        sx={{ display: 'grid', gap: 4, gridAutoRows: 'max-content' }}
      >
        {touches && (
          <Alert severity="info" variant="outlined" sx={CONSEQUENCE}>
            {touches}
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions sx={ACTIONS}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' }, mr: 'auto', pl: 4 }}
        >
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
