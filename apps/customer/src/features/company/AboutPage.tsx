import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Company } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { Card, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Facts } from '../../ui/Facts.js';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';

const Text = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0 }));
const Anchor = styled('a')(({ theme }) => ({ color: theme.palette.accent.text }));

/** Who runs this and where they are registered. */
export function AboutPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { site_name } = useConfig();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: keys.company,
    queryFn: ({ signal }) => get<Company>('/api/company/getCompany', {}, { signal }),
  });
  return (
    <Page title={t('about.title')} onBack={back}>
      <Stack>
        <Text>{t('about.text', { site: site_name })}</Text>
        {isPending && <Skeleton variant="rounded" height={160} />}
        {isError && <ErrorState onRetry={() => refetch()} />}
        {data && (
          <Card>
            <Facts
              facts={[
                [t('about.company'), data.name ? <bdi key="name">{data.name}</bdi> : null],
                [t('about.subject'), data.subject ? <bdi key="subject">{data.subject}</bdi> : null],
                [
                  t('about.registered'),
                  data.registered_address ? (
                    <bdi key="registered_address">{data.registered_address}</bdi>
                  ) : null,
                ],
                [t('about.location'), data.location ? <bdi key="location">{data.location}</bdi> : null],
                [
                  t('about.email'),
                  data.email ? <Anchor href={`mailto:${data.email}`}>{data.email}</Anchor> : null,
                ],
                [
                  t('about.site'),
                  data.url ? (
                    <Anchor href={data.url} target="_blank" rel="noopener">
                      {data.url}
                    </Anchor>
                  ) : null,
                ],
              ]}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
