import AccountBalance from '@mui/icons-material/AccountBalanceRounded';
import CurrencyBitcoin from '@mui/icons-material/CurrencyBitcoinRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import VisibilityOff from '@mui/icons-material/VisibilityOffRounded';
import Visibility from '@mui/icons-material/VisibilityRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { token } from '../../api/session.js';
import { Beside, Card, CardList, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { accountKeys } from '../accounts/keys.js';
import { LastMovements } from '../accounts/LastMovements.js';
import { Underway } from '../accounts/Underway.js';
import { accountsQuery, useAccounts } from '../accounts/useAccounts.js';
import { useHidden } from '../accounts/useHidden.js';
import { useConfig, useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { userQuery, useUser } from '../session/useUser.js';
import { walletKeys } from './keys.js';
import { moneyWays } from './money-ways.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginBlock: -8,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
const Balance = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.h1,
  minHeight: 34,
}));
const Frozen = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: 20,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
const Actions = styled('div')({ display: 'flex', gap: 12, marginBlockStart: 16, '& > *': { flex: 1 } });

/** Asks for what the page shows first; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  await Promise.all([client.prefetchQuery(userQuery), client.prefetchQuery(accountsQuery)]);
};

/** Where money comes in and goes out: the funding account, and what belongs to it. */
export function WalletPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden, toggle] = useHidden();
  const showsCards = useFlag('is_wallet_bank_card');
  const showsCoins = useFlag('is_wallet_crypto');
  const user = useUser();
  const client = useQueryClient();
  const { accounts, isError, refetch } = useAccounts();
  const funding = accounts?.find(({ type }) => type === 'change');
  const refresh = () =>
    Promise.all(
      [accountKeys.accounts, accountKeys.fundsAll, walletKeys.cashAll].map((queryKey) =>
        client.refetchQueries({ queryKey }),
      ),
    );
  const link = (title: string, icon: ReactNode, path: string) => (
    <ListRow icon={icon} title={title} onPress={() => navigate(path)} />
  );
  return (
    <Page wide title={t('wallet.title')} onBack={back}>
      <PullToRefresh onRefresh={refresh}>
        <Beside>
          <Stack>
            {isError && !accounts && <ErrorState onRetry={() => refetch()} />}
            <Card aria-label={t('accounts.change')} aria-busy={!accounts && !isError}>
              <Head>
                {t('accounts.change')}
                <IconButton aria-label={t(hidden ? 'accounts.show' : 'accounts.hide')} onClick={toggle}>
                  {hidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </IconButton>
              </Head>
              <Balance data-testid="funding-balance">
                <MoneyText amount={funding && funding.free} currency={currency} hidden={hidden} />
              </Balance>
              <Frozen>
                {t('accounts.frozen')}{' '}
                <MoneyText amount={funding && funding.held} currency={currency} hidden={hidden} />
              </Frozen>
              {user?.isDemo !== true && (
                // They keep their place while it is not known whose wallet it is.
                <Actions sx={{ visibility: user ? undefined : 'hidden' }}>
                  {moneyWays().map(({ path, text, variant }) => (
                    <Button key={path} variant={variant} onClick={() => navigate(path)}>
                      {t(text)}
                    </Button>
                  ))}
                </Actions>
              )}
            </Card>
            <Underway />
            <CardList aria-label={t('wallet.title')}>
              {link(t('transfer.title'), <SwapHoriz aria-hidden />, '/mine/transfer')}
              {showsCards &&
                link(t('wallet.bankCards'), <AccountBalance aria-hidden />, '/mine/bank-card-list')}
              {showsCoins &&
                link(t('wallet.coinAddresses'), <CurrencyBitcoin aria-hidden />, '/mine/coin-address-list')}
            </CardList>
          </Stack>
          <LastMovements />
        </Beside>
      </PullToRefresh>
    </Page>
  );
}
