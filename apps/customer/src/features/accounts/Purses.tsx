import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { useAccounts, useOpenResult } from './useAccounts.js';
import { useHidden } from './useHidden.js';

/** As high as its figures, on one line or, on the smallest phones, on two, also while they are not known. */
const Line = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))',
  gap: 8,
  minHeight: 80,
  margin: '12px 0 0',
  '@container (min-width: 340px)': { minHeight: 36 },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
}));

/** What the total is made of: each account with what is held on it, and with what the prices of its open positions came to. */
export function Purses() {
  const { t } = useTranslation();
  const { accounts = [] } = useAccounts();
  const openResult = useOpenResult();
  const [hidden] = useHidden();
  return (
    <Line>
      {accounts.map((account) => (
        <div key={account.type}>
          <dt>{t(`accounts.short.${account.type}`)}</dt>
          <dd>
            <MoneyText amount={account.free + account.held + openResult(account)} hidden={hidden} />
          </dd>
        </div>
      ))}
    </Line>
  );
}
