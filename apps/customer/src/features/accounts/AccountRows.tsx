import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../api/accounts.js';
import { CardList } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { useAccounts, useOpenResult, useProfits } from './useAccounts.js';
import { useHidden } from './useHidden.js';

export const ACCOUNT_NAMES = {
  change: 'accounts.change',
  contracts: 'accounts.contracts',
  options: 'accounts.options',
} as const satisfies Record<Account['type'], string>;

const Sum = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.palette.text.primary,
  // Its figure stands below those of rows with an arrow.
  '&[data-arrowless]': { marginInlineEnd: 36 },
}));

/** Every account with what of it is free and frozen; with what open positions came to, the rows add up to the total. */
export function AccountRows({ beside }: { beside?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const open = useOpenResult();
  const { isPending: isTotalPending } = useProfits();
  const { accounts, isPending, isError, refetch } = useAccounts();
  // All rows at once: one that came later would move what stands below.
  if (isPending || (isTotalPending && accounts)) return <SkeletonList rows={3} />;
  if (!accounts) return isError ? <ErrorState onRetry={() => refetch()} /> : null;
  return (
    <CardList data-beside={beside} aria-label={t('accounts.title')}>
      {accounts.map((account) => (
        <ListRow
          key={account.typeId}
          title={t(ACCOUNT_NAMES[account.type])}
          second={
            <>
              {t('accounts.balance')}{' '}
              <span data-testid={`free-${account.type}`}>
                <MoneyText amount={account.free} hidden={hidden} />
              </span>
              <br />
              {t('accounts.frozen')} <MoneyText amount={account.held} hidden={hidden} />
            </>
          }
          wraps
          end={
            <Sum data-testid="account-total">
              <MoneyText amount={account.free + account.held} currency={currency} hidden={hidden} />
            </Sum>
          }
          onPress={() => navigate(`/mine/history?accountTypeId=${account.typeId}`)}
        />
      ))}
      {open !== null && (
        <ListRow
          title={t('accounts.short.open')}
          end={
            <Sum data-testid="account-total" data-arrowless>
              <MoneyText amount={open} signed currency={currency} hidden={hidden} />
            </Sum>
          }
        />
      )}
    </CardList>
  );
}
