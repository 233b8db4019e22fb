import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from './Sheet.js';

const Risk = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: '16px 0 0',
}));

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** One plain sentence about what can go wrong. */
  risk?: string;
  confirm: string;
  /** Instead of "Cancel", where that could be taken for the action. */
  dismiss?: string;
  busy?: boolean;
  /** What is asked for will not do yet; the sheet says why. */
  disabled?: boolean;
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
    children,
    risk,
    confirm,
    dismiss,
    busy = false,
    disabled,
    tone = 'accent',
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {dismiss ?? t('ui.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || disabled}
            onClick={onConfirm}
            sx={({ palette }) => ({
              background: palette[tone].main,
              color: palette[tone].on,
              '&:hover': { background: palette[tone].main },
            })}
          >
            {busy ? t('ui.busy') : confirm}
          </Button>
        </>
      }
    >
      {children}
      {risk && <Risk>{risk}</Risk>}
    </Sheet>
  );
}
