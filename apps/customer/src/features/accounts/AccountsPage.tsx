import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../api/accounts.js';
import { Beside, CardList } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { AssetsCard } from './AssetsCard.js';
import { useAccounts, useOpenResult } from './useAccounts.js';
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
export function AccountsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const open = useOpenResult();
  const { accounts, isPending, isError, refetch } = useAccounts();
  return (
    <Page wide title={t('accounts.title')} onBack={back}>
      <Beside>
        <AssetsCard />
        {isPending && <SkeletonList rows={3} />}
        {isError && !accounts && <ErrorState onRetry={() => refetch()} />}
        {accounts && (
          <CardList data-beside aria-label={t('accounts.title')}>
            {accounts.map((account) => (
              <ListRow
                key={account.typeId}
                title={t(ACCOUNT_NAMES[account.type])}
                second={
                  <>
                    {t('accounts.balance')} <MoneyText amount={account.free} hidden={hidden} />
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
        )}
      </Beside>
    </Page>
  );
}
