import AccountBalance from '@mui/icons-material/AccountBalanceRounded';
import CurrencyBitcoin from '@mui/icons-material/CurrencyBitcoinRounded';
import Button from '@mui/material/Button';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { token } from '../../api/session.js';
import { CardList, InTurn, Stack } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { AccountShares } from '../accounts/AccountShares.js';
import { AssetsCard } from '../accounts/AssetsCard.js';
import { accountKeys } from '../accounts/keys.js';
import { LastMovements } from '../accounts/LastMovements.js';
import { Underway } from '../accounts/Underway.js';
import { accountsQuery, profitsQuery, useAccountTypes } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import { ReservedSpace } from '../home/ReservedSpace.js';
import { useBack } from '../navigation/useBack.js';
import { userQuery } from '../session/useUser.js';
import { walletKeys } from './keys.js';
import { PayoutSetup } from './PayoutSetup.js';
import { usePayPasswordHold } from './usePayPasswordHold.js';

/**
 * Approximate height of the setup rows before a first withdrawal, by maximum window width, px: wider windows need fewer
 * lines.
 */
const SETUP_HEIGHTS = [
  [350, 259],
  [380, 239],
  [512, 219],
  [600, 199],
  [780, 179],
  [1_024, 159],
] as const;
/** Height in a two-column layout, px. */
const SETUP_BESIDE = 199;

const setupHeight = (): number => SETUP_HEIGHTS.find(([width]) => innerWidth < width)?.[1] ?? SETUP_BESIDE;

/** Prefetches the page's first data; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  await Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(accountsQuery),
    client.prefetchQuery(profitsQuery),
  ]);
};

/** Balances by account, deposit, withdrawal and transfer, and the latest movements. */
export function WalletPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const showsCards = useFlag('is_wallet_bank_card');
  const showsCoins = useFlag('is_wallet_crypto');
  const hasOthers = useAccountTypes().length > 1;
  const client = useQueryClient();
  const hold = usePayPasswordHold();
  const refresh = () =>
    Promise.all(
      [accountKeys.accounts, accountKeys.profits, accountKeys.fundsAll, walletKeys.cashAll].map((queryKey) =>
        client.refetchQueries({ queryKey }),
      ),
    );
  const link = (title: string, icon: ReactNode, path: string) => (
    <ListRow icon={icon} title={title} onPress={() => navigate(path)} />
  );
  return (
    <Page wide title={t('wallet.title')} onBack={back}>
      <PullToRefresh onRefresh={refresh}>
        <InTurn>
          <Stack>
            <AssetsCard
              more={
                hasOthers && (
                  <Button variant="outlined" component={Link} to="/mine/transfer">
                    {t('transfer.title')}
                  </Button>
                )
              }
            />
            <Underway />
            <AccountShares />
            <ReservedSpace name="payout-setup" headed expected={hold > 0 ? setupHeight() : 0}>
              <PayoutSetup />
            </ReservedSpace>
          </Stack>
          <InTurn data-beside>
            <LastMovements />
            {(showsCards || showsCoins) && (
              <CardList aria-label={t('wallet.title')}>
                {showsCards &&
                  link(t('wallet.bankCards'), <AccountBalance aria-hidden />, '/mine/bank-card-list')}
                {showsCoins &&
                  link(t('wallet.coinAddresses'), <CurrencyBitcoin aria-hidden />, '/mine/coin-address-list')}
              </CardList>
            )}
          </InTurn>
        </InTurn>
      </PullToRefresh>
    </Page>
  );
}
