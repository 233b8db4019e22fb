import AccountBalance from '@mui/icons-material/AccountBalanceRounded';
import CurrencyBitcoin from '@mui/icons-material/CurrencyBitcoinRounded';
import Layers from '@mui/icons-material/LayersRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { token } from '../../api/session.js';
import { Beside, CardList, Stack } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { AssetsCard } from '../accounts/AssetsCard.js';
import { accountKeys } from '../accounts/keys.js';
import { LastMovements } from '../accounts/LastMovements.js';
import { Purses } from '../accounts/Purses.js';
import { Underway } from '../accounts/Underway.js';
import { accountsQuery, profitsQuery } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import { KeepsRoom } from '../home/KeepsRoom.js';
import { useBack } from '../navigation/useBack.js';
import { userQuery } from '../session/useUser.js';
import { walletKeys } from './keys.js';
import { PayoutSetup } from './PayoutSetup.js';
import { usePayPasswordHold } from './usePayPasswordHold.js';

/** About as high as what a new customer can set up before he withdraws, px. */
const SETUP_HEIGHT = 216;

/** Asks for what the page shows first; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  await Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(accountsQuery),
    client.prefetchQuery(profitsQuery),
  ]);
};

/** What the customer owns in all, where money comes in and goes out, and what moved last. */
export function WalletPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const showsCards = useFlag('is_wallet_bank_card');
  const showsCoins = useFlag('is_wallet_crypto');
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
        <Stack>
          <PageNote>{t('wallet.about')}</PageNote>
          <Beside>
            <Stack>
              <AssetsCard>
                <Purses />
              </AssetsCard>
              <Underway />
              <KeepsRoom name="payout-setup" expected={hold > 0 ? SETUP_HEIGHT : 0}>
                <PayoutSetup />
              </KeepsRoom>
              <CardList aria-label={t('wallet.title')}>
                {link(t('accounts.title'), <Layers aria-hidden />, '/mine/accounts')}
                {link(t('transfer.title'), <SwapHoriz aria-hidden />, '/mine/transfer')}
                {showsCards &&
                  link(t('wallet.bankCards'), <AccountBalance aria-hidden />, '/mine/bank-card-list')}
                {showsCoins &&
                  link(t('wallet.coinAddresses'), <CurrencyBitcoin aria-hidden />, '/mine/coin-address-list')}
              </CardList>
            </Stack>
            <LastMovements />
          </Beside>
        </Stack>
      </PullToRefresh>
    </Page>
  );
}
