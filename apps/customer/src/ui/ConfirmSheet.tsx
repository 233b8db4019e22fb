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
  // Gains and losses have colours of their own, which nobody could read on a coloured button.
  '& small': { ...theme.typography.caption, fontWeight: 600, '& *, & [data-tone]': { color: 'inherit' } },
}));

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  /** Whose money it is about. */
  mark?: ReactNode;
  children?: ReactNode;
  /** One plain sentence about what can go wrong. */
  risk?: string;
  confirm: string;
  /** Instead of "Cancel", where that could be taken for the action. */
  dismiss?: string;
  busy?: boolean;
  /** A second line on the button that confirms: what it comes to. */
  note?: ReactNode;
  /** What is asked for will not do yet; the sheet says why, here or at the field that is to blame. */
  disabled?: boolean;
  why?: string | undefined;
  /** It goes by a price of the moment: without a network it is not even asked. */
  needsNetwork?: boolean;
  /** `danger`: it cannot be undone. */
  tone?: 'up' | 'down' | 'accent' | 'danger';
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what is about to happen and asks once. */
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
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {dismiss ?? t('ui.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || disabled || isCutOff}
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
