import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fetchCompany } from '../../api/content.js';
import { Card, CardList, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { CompanyFacts } from './CompanyFacts.js';
import { companyKeys } from './keys.js';
import { OwnWords } from './OwnWords.js';

const Text = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0 }));

/** Who runs the platform and where they are registered. */
export function AboutPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const { site_name } = useConfig();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: companyKeys.company,
    queryFn: ({ signal }) => fetchCompany({ signal }),
  });
  return (
    <Page title={t('about.title')} onBack={back}>
      <Stack>
        <OwnWords group="about">
          <Text>{t('about.text', { site: site_name })}</Text>
        </OwnWords>
        {isPending && <CardSkeleton height={160} />}
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {data && (
          <Card>
            <CompanyFacts company={data} />
          </Card>
        )}
        <CardList>
          <ListRow
            icon={<VerifiedUser aria-hidden />}
            title={t('proof.sealedDays')}
            onPress={() => navigate('/proof')}
          />
        </CardList>
      </Stack>
    </Page>
  );
}
