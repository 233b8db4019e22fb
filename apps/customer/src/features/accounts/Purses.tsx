import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { useAccounts, useOpenResult } from './useAccounts.js';
import { useHidden } from './useHidden.js';

/** As high as its figures, two by two on a phone, also while they are not known. */
const Line = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  minHeight: 80,
  margin: '12px 0 0',
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', minHeight: 36 },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
}));

/** What the total is made of: each account with what is held on it, and what open positions came to. */
export function Purses() {
  const { t } = useTranslation();
  const { accounts = [] } = useAccounts();
  const open = useOpenResult();
  const [hidden] = useHidden();
  return (
    <Line>
      {accounts.map(({ type, free, held }) => (
        <div key={type}>
          <dt>{t(`accounts.short.${type}`)}</dt>
          <dd>
            <MoneyText amount={free + held} hidden={hidden} />
          </dd>
        </div>
      ))}
      {open !== null && (
        <div>
          <dt>{t('accounts.short.open')}</dt>
          <dd>
            <MoneyText amount={open} signed hidden={hidden} />
          </dd>
        </div>
      )}
    </Line>
  );
}
