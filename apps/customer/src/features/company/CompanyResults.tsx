import SearchOff from '@mui/icons-material/SearchOffRounded';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { searchCompanies } from '../../api/content.js';
import { Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { CompanyFacts } from './CompanyFacts.js';
import { companyKeys } from './keys.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 12,
  '& > img': { width: 36, height: 36, borderRadius: 8, objectFit: 'contain' },
  '& > h2': { ...theme.typography.h3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Companies whose name contains the text. */
export function CompanyResults({ wanted }: { wanted: string }) {
  const { t } = useTranslation();
  const found = useQuery({
    queryKey: companyKeys.companySearch(wanted),
    queryFn: ({ signal }) => searchCompanies(wanted, { key: 'company-search', signal }),
    placeholderData: keepPreviousData,
  });
  if (found.isPending) return <SkeletonList rows={2} height={120} />;
  if (found.isError && !found.data) return <ErrorState onRetry={() => found.refetch()} />;
  if (found.data.length === 0) {
    return <EmptyState icon={<SearchOff />} title={t('market.noneFound')} text={t('company.noneFound')} />;
  }
  return found.data.map((company) => (
    <Card key={company.id}>
      <Head>
        {company.logo && <img src={company.logo} alt="" />}
        <h2>
          <bdi>{company.name}</bdi>
        </h2>
      </Head>
      <CompanyFacts company={{ ...company, name: '' }} />
    </Card>
  ));
}
