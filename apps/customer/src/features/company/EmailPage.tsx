import MailOutline from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchCompanyEmail } from '../../api/content.js';
import { CopyField } from '../../ui/CopyField.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useBack } from '../navigation/useBack.js';
import { ContactCard } from './ContactCard.js';
import { companyKeys } from './keys.js';

/** The company's e-mail address. */
export function EmailPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: companyKeys.companyEmail,
    queryFn: ({ signal }) => fetchCompanyEmail({ signal }),
  });
  return (
    <Page title={t('email.title')} onBack={back}>
      {isPending && <CardSkeleton height={220} named />}
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {data?.email === '' && (
        <EmptyState icon={<MailOutline />} title={t('email.none')} text={t('email.noneText')} />
      )}
      {data && data.email !== '' && (
        <ContactCard>
          <MailOutline aria-hidden />
          <p>{t('email.text')}</p>
          <CopyField text={data.email} label={t('about.email')} />
          <Button variant="contained" href={`mailto:${data.email}`}>
            {t('email.write')}
          </Button>
        </ContactCard>
      )}
    </Page>
  );
}
