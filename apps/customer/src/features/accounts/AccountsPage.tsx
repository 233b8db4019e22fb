import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../api/accounts.js';
import { Beside, CardList } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { RowEnd } from '../../ui/RowEnd.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { AssetsCard } from './AssetsCard.js';
import { useAccounts } from './useAccounts.js';
import { useHidden } from './useHidden.js';

export const ACCOUNT_NAMES = {
  change: 'accounts.change',
  contracts: 'accounts.contracts',
  options: 'accounts.options',
} as const satisfies Record<Account['type'], string>;

const Named = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** Every account with its free and frozen balance. */
export function AccountsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden] = useHidden();
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
                    {t('accounts.frozen')} <MoneyText amount={account.held} hidden={hidden} />
                  </>
                }
                wraps
                end={
                  <RowEnd sx={{ gap: 0 }}>
                    <MoneyText amount={account.free} currency={currency} hidden={hidden} />
                    <Named>{t('accounts.balance')}</Named>
                  </RowEnd>
                }
                onPress={() => navigate(`/mine/history?accountTypeId=${account.typeId}`)}
              />
            ))}
          </CardList>
        )}
      </Beside>
    </Page>
  );
}
