import { useTranslation } from 'react-i18next';
import { Beside } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { AccountRows } from './AccountRows.js';
import { AssetsCard } from './AssetsCard.js';

/** What the customer owns, and on which accounts. */
export function AccountsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  return (
    <Page wide title={t('accounts.title')} onBack={back}>
      <Beside>
        <AssetsCard />
        <AccountRows beside />
      </Beside>
    </Page>
  );
}
