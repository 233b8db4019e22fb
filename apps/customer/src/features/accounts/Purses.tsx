import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { useAccounts, useProfits } from './useAccounts.js';
import { useHidden } from './useHidden.js';

/** As high as one line of names and figures, also while they are not known; a figure that has no room goes below. */
const Line = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 8,
  minHeight: 36,
  margin: '12px 0 0',
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
}));

/** What the total is made of: each account with what is held on it, and what open positions came to. */
export function Purses() {
  const { t } = useTranslation();
  const { accounts = [], data: all } = useAccounts();
  const { data: profits } = useProfits();
  const [hidden] = useHidden();
  const open =
    all && profits ? profits.totalBalance - all.reduce((sum, { free, held }) => sum + free + held, 0n) : 0n;
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
      {open !== 0n && (
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
