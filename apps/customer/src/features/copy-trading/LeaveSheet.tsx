import { styled } from '@mui/material/styles';
import { isolate } from '@truemark/i18n';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveTrader } from '../../api/follows.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { radioStyle } from '../../ui/radio-style.js';

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  ...theme.typography.body1,
  fontWeight: 500,
  '&:has(:checked)': { borderColor: theme.palette.accent.text, background: theme.palette.accent.tint },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.accent.text}`, outlineOffset: 2 },
  '& > input': { ...radioStyle(theme), margin: 2 },
  '& > small': { gridColumn: 2, ...theme.typography.body2, color: theme.palette.text.secondary },
}));

interface LeaveSheetProps {
  open: boolean;
  traderId: number;
  nickname: string;
  /** Open copies, or not known yet: the customer says what happens to them. */
  hasCopies: boolean;
  onDone: () => void;
}

/** Stops following a trader: if copies are open, both options with their consequences. */
export function LeaveSheet({ open, traderId, nickname, hasCopies, onDone }: LeaveSheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // A copy that opens while this is sent stays: nothing closes that the customer did not choose to close.
  const closes = chosen ?? (hasCopies ? null : false);
  const name = useId();
  const leave = useIdempotentCall({ action: leaveTrader, said: t('follow.left') });
  const way = (value: boolean, title: string, text: string) => (
    <Choice>
      <input type="radio" name={name} checked={chosen === value} onChange={() => setChosen(value)} />
      {title}
      <small>{text}</small>
    </Choice>
  );
  return (
    <ConfirmSheet
      open={open}
      title={t('follow.leaveTitle', { trader: isolate(nickname) })}
      confirm={t('follow.leave')}
      dismiss={t('follow.stay')}
      risk={t('follow.leaveRisk')}
      busy={leave.busy}
      disabled={closes === null}
      why={closes === null ? t('why.choose') : undefined}
      onConfirm={() => closes !== null && leave.send({ traderId, closes }, { onSuccess: onDone })}
      onClose={onDone}
    >
      {hasCopies && (
        <Stack role="radiogroup" aria-label={t('follow.leaveHow')}>
          {way(true, t('follow.leave.close'), t('follow.leave.closeText'))}
          {way(false, t('follow.leave.keep'), t('follow.leave.keepText'))}
        </Stack>
      )}
    </ConfirmSheet>
  );
}
