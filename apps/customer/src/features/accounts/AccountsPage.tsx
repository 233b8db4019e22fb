import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { WIDE } from '../../ui/wide.js';
import { useBack } from '../navigation/useBack.js';
import { AccountCards } from './AccountCards.js';
import { AssetsCard } from './AssetsCard.js';

/** Across a phone; as wide as it has to be where there is room. */
const Way = styled(Button)({
  width: '100%',
  marginBlockStart: 16,
  [WIDE]: { width: 'fit-content', minWidth: 240 },
}) as typeof Button;

/** What stands on each account and moved on it, the ways in and out, and from one to another. */
export function AccountsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  return (
    <Page wide title={t('accounts.title')} onBack={back}>
      <Stack>
        <PageNote>{t('accounts.about')}</PageNote>
        <AssetsCard>
          <Way variant="outlined" component={Link} to="/mine/transfer">
            {t('transfer.title')}
          </Way>
        </AssetsCard>
        <AccountCards />
      </Stack>
    </Page>
  );
}
