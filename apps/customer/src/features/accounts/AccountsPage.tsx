import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SidebarLayout, Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { useBack } from '../navigation/useBack.js';
import { AccountCards } from './AccountCards.js';
import { AssetsCard } from './AssetsCard.js';

/** Balances and movements of each account, and transfers between them. Deposits and withdrawals are in the wallet. */
export function AccountsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  return (
    <Page wide title={t('accounts.title')} onBack={back}>
      <SidebarLayout>
        <Stack>
          <PageNote>{t('accounts.about')}</PageNote>
          <AssetsCard
            instead={
              <Button variant="outlined" component={Link} to="/mine/transfer">
                {t('transfer.title')}
              </Button>
            }
          />
        </Stack>
        <AccountCards />
      </SidebarLayout>
    </Page>
  );
}
