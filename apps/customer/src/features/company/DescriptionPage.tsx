import Description from '@mui/icons-material/DescriptionRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { RichText } from '../../ui/RichText.js';
import { useBack } from '../navigation/useBack.js';
import { useDescription } from './useDescription.js';

/** Keyboard focusable, so that a long text can be scrolled. */
const Words = styled('article')(({ theme }) => ({
  borderRadius: 8,
  '& h2': { ...theme.typography.h3, margin: '16px 0 4px' },
  '& p': { margin: '0 0 8px' },
}));

/** Text that operators wrote under a key (`group`). */
export function DescriptionPage() {
  const { t } = useTranslation();
  const back = useBack('/');
  const [params] = useSearchParams();
  const { data, error, isPending, refetch } = useDescription(params.get('group') ?? '');
  return (
    <Page title={data?.title || t('description.title')} onBack={back}>
      {isPending && (
        <div aria-busy>
          <Skeleton variant="text" height={28} width="80%" />
          <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />
        </div>
      )}
      {error && !data && <ErrorState {...failureOf(error)} onRetry={() => refetch()} />}
      {data?.content === '' && (
        <EmptyState
          icon={<Description aria-hidden />}
          title={t('description.none')}
          text={t('description.noneText')}
        />
      )}
      {data && data.content !== '' && (
        <Words tabIndex={0} aria-label={data.title}>
          <RichText html={data.content} />
        </Words>
      )}
    </Page>
  );
}
