import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyLabel } from './BusyLabel.js';
import { useOnline } from './online.js';
import { Sheet } from './Sheet.js';
import { textSize } from './theme/text-size.js';

const Risk = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: '16px 0 0',
}));

const Label = styled('span')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: textSize(20),
  // Gain and loss colours are unreadable on a coloured button.
  '& small': { ...theme.typography.caption, fontWeight: 600, '& *, & [data-tone]': { color: 'inherit' } },
}));

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  /** Whose money is affected. */
  mark?: ReactNode;
  children?: ReactNode;
  /** One plain sentence on what can go wrong. */
  risk?: string;
  confirm: string;
  /** Replaces "Cancel" where that could be mistaken for the action. */
  dismiss?: string;
  /** A request is on its way, so that no other is sent. */
  busy?: boolean;
  /** It was sent from this sheet, which stays until the answer, since nothing could be cancelled. Absent: as `busy`. */
  isSent?: boolean;
  /** Just opened by a press at the same place, whose repetition confirms nothing: see `useFresh`. */
  isFresh?: boolean;
  /** Second line on the confirm button: the resulting amount. */
  note?: ReactNode;
  /** The request is not valid yet; the sheet shows why, here or at the field. */
  disabled?: boolean;
  why?: string | undefined;
  /** Depends on the current price, so it is not sent without a network. */
  needsNetwork?: boolean;
  /** `danger`: cannot be undone. */
  tone?: 'up' | 'down' | 'accent' | 'danger';
  onConfirm: () => void;
  onClose: () => void;
}

/** Sheet that shows what is about to happen and asks for confirmation. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const {
    open,
    title,
    mark,
    children,
    risk,
    confirm,
    dismiss,
    busy = false,
    isSent = busy,
    isFresh = false,
    note,
    disabled,
    why: ofItself,
    needsNetwork,
    tone = 'accent',
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation();
  const whyId = useId();
  const online = useOnline();
  const isCutOff = needsNetwork === true && !online;
  const why = isCutOff ? t('ui.error.unsent') : ofItself;
  return (
    <Sheet
      open={open}
      title={title}
      mark={mark}
      isLocked={busy && isSent}
      isFresh={isFresh}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" disabled={busy && isSent} onClick={onClose}>
            {dismiss ?? t('ui.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || disabled || isCutOff}
            aria-disabled={isFresh || undefined}
            aria-describedby={why === undefined ? undefined : whyId}
            onClick={onConfirm}
            sx={({ palette }) => ({
              background: palette[tone].main,
              color: palette[tone].on,
              '&:hover': { background: palette[tone].main },
            })}
          >
            <BusyLabel busy={busy}>
              <Label>
                {confirm}
                {note !== undefined && <small>{note}</small>}
              </Label>
            </BusyLabel>
          </Button>
        </>
      }
    >
      {children}
      {risk && <Risk>{risk}</Risk>}
      {why !== undefined && (
        <Risk id={whyId} role={isCutOff ? 'alert' : undefined}>
          {why}
        </Risk>
      )}
    </Sheet>
  );
}
