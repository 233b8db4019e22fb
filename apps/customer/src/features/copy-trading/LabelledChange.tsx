import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePill } from '../../ui/ChangePill.js';

const Box = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  // Below the name if it does not fit next to it.
  '@container (max-width: 359px)': {
    flex: '0 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 4,
    // The curve takes the remaining width.
    '& > span[dir]': { flex: '1 1 56px', maxWidth: 84 },
  },
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

interface LabelledChangeProps {
  percent: bigint;
  /** Shown below. */
  children?: ReactNode;
}

/** Trader's return over the last three weeks, with label. */
export function LabelledChange({ percent, children }: LabelledChangeProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <small>{t('follow.percent3')}</small>
      <ChangePill percent={percent} />
      {children}
    </Box>
  );
}
