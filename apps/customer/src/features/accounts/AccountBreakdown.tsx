import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { WIDE } from '../../ui/wide.js';
import { useConfig } from '../configuration/configuration.js';
import { ACCOUNT_NAMES } from './account-names.js';
import { useAccounts, useOpenResult } from './useAccounts.js';
import { useHidden } from './useHidden.js';

/** Fixed height of one line of figures, also while loading. Overflow wraps below. */
const Line = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 36,
  margin: '12px 0 0',
  '& > div': { flex: '1 0 auto' },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& small': { color: theme.palette.text.secondary },
  // On a phone the currency is shown with the total above only, so that three large figures fit on one line.
  '@container (max-width: 400px)': { '& small': { display: 'none' } },
  // On the narrowest phones, also with two-line names, long figures wrap below.
  '@container (max-width: 359px)': {
    alignItems: 'end',
    minHeight: 52,
    '& > div': { flex: '1 1 0', minWidth: 'min-content' },
  },
  // In a side column of a wide page each has its own line.
  '&[data-column="true"]': {
    [WIDE]: {
      display: 'grid',
      '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
    },
  },
}));

interface PursesProps {
  /** Whether it is in the side column of a wide page. */
  column?: boolean;
}

/** Breakdown of the total: each account, including held amounts and the price result of open positions. */
export function AccountBreakdown({ column = false }: PursesProps) {
  const { t } = useTranslation();
  const { accounts = [] } = useAccounts();
  const openResult = useOpenResult();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  return (
    <Line data-column={column}>
      {accounts.map((account) => (
        <div key={account.type}>
          <dt>{t(ACCOUNT_NAMES[account.type])}</dt>
          <dd>
            <MoneyText
              amount={account.free + account.held + openResult(account)}
              currency={currency}
              hidden={hidden}
            />
          </dd>
        </div>
      ))}
    </Line>
  );
}
