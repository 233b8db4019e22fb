import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Fund } from '../../api/funds.js';
import { PartBar } from '../../ui/PartBar.js';
import { moneyText, shareText } from './fund-words.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& > p': { margin: 0, ...theme.typography.caption, color: theme.palette.text.secondary },
}));

/** Promised part of a pool. */
export function PoolBar({ fund }: { fund: Pick<Fund, 'poolBalance' | 'poolPromised' | 'currency'> }) {
  const { t } = useTranslation();
  const { poolBalance: balance, poolPromised: promised, currency } = fund;
  const text = t('mining.pool.line', {
    share: shareText(promised, balance),
    left: moneyText(balance > promised ? balance - promised : 0n, currency),
  });
  return (
    <Box>
      <PartBar part={promised} whole={balance} label={t('mining.pool.bar')} />
      <p>{text}</p>
    </Box>
  );
}
