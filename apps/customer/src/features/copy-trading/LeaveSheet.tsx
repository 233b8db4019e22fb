import { styled } from '@mui/material/styles';
import { isolate } from '@truemark/i18n';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveTrader } from '../../api/follows.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';

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
  '& > input': {
    width: 20,
    height: 20,
    margin: 2,
    accentColor: theme.palette.accent.text,
    colorScheme: theme.palette.mode,
  },
  '& > small': { gridColumn: 2, ...theme.typography.body2, color: theme.palette.text.secondary },
}));

interface LeaveSheetProps {
  open: boolean;
  traderId: number;
  nickname: string;
  onDone: () => void;
}

/** Stops following a trader: both options with their consequences. */
export function LeaveSheet({ open, traderId, nickname, onDone }: LeaveSheetProps) {
  const { t } = useTranslation();
  const [closes, setCloses] = useState<boolean | null>(null);
  const name = useId();
  const leave = useIdempotentCall({ action: leaveTrader, said: t('follow.left') });
  const way = (value: boolean, title: string, text: string) => (
    <Choice>
      <input type="radio" name={name} checked={closes === value} onChange={() => setCloses(value)} />
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
      <Stack role="radiogroup" aria-label={t('follow.leaveHow')}>
        {way(true, t('follow.leave.close'), t('follow.leave.closeText'))}
        {way(false, t('follow.leave.keep'), t('follow.leave.keepText'))}
      </Stack>
    </ConfirmSheet>
  );
}
