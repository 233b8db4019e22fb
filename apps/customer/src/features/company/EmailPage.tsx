import MailOutline from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchCompanyEmail } from '../../api/content.js';
import { Card } from '../../ui/Card.js';
import { CopyField } from '../../ui/CopyField.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { companyKeys } from './keys.js';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  textAlign: 'center',
  '& > svg': { fontSize: 44, color: theme.palette.accent.text },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& > a': { alignSelf: 'stretch', justifySelf: 'stretch' },
}));

/** Where the company is written to. */
export function EmailPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: companyKeys.companyEmail,
    queryFn: ({ signal }) => fetchCompanyEmail({ signal }),
  });
  return (
    <Page title={t('email.title')} onBack={back}>
      {isPending && <Skeleton variant="rounded" height={220} aria-busy />}
      {isError && <ErrorState onRetry={() => refetch()} />}
      {data?.email === '' && (
        <EmptyState icon={<MailOutline />} title={t('email.none')} text={t('email.noneText')} />
      )}
      {data && data.email !== '' && (
        <Box>
          <MailOutline aria-hidden />
          <p>{t('email.text')}</p>
          <CopyField text={data.email} label={t('about.email')} />
          <Button variant="contained" href={`mailto:${data.email}`}>
            {t('email.write')}
          </Button>
        </Box>
      )}
    </Page>
  );
}
