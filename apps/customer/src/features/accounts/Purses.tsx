import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.js';
import { WIDE } from '../../ui/wide.js';
import { useConfig } from '../configuration/configuration.js';
import { ACCOUNT_NAMES } from './account-names.js';
import { useAccounts, useOpenResult } from './useAccounts.js';
import { useHidden } from './useHidden.js';

/** As high as its figures on one line, also while they are not known; what does not fit there comes below. */
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
  // On a phone the total above says it for all of them: three large figures stand on one line.
  '@container (max-width: 400px)': { '& small': { display: 'none' } },
  // On the narrowest, too, with names of two lines: figures of many digits come below.
  '@container (max-width: 359px)': {
    alignItems: 'end',
    minHeight: 52,
    '& > div': { flex: '1 1 0', minWidth: 'min-content' },
  },
  // In a narrow column beside the rest of a wide page each has a line of its own.
  '&[data-column="true"]': {
    [WIDE]: {
      display: 'grid',
      '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
    },
  },
}));

interface PursesProps {
  /** Whether they stand in the column that a wide page has beside its rest. */
  column?: boolean;
}

/** What the total is made of: each account with what is held on it, and with what the prices of its open positions came to. */
export function Purses({ column = false }: PursesProps) {
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
