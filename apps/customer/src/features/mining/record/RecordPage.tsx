import Savings from '@mui/icons-material/SavingsRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.js';
import { InfiniteList } from '../../../ui/InfiniteList.js';
import { Page } from '../../../ui/Page.js';
import { PullToRefresh } from '../../../ui/PullToRefresh.js';
import { useBack } from '../../navigation/useBack.js';
import { rowsOf } from '../../wallet/pages.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { useSubscriptions } from '../useMining.js';
import { SubscriptionRow } from './SubscriptionRow.js';

/** The customer's subscriptions, newest first. */
export function RecordPage() {
  const { t } = useTranslation();
  const back = useBack('/mining');
  return (
    <Page title={t('mining.records')} onBack={back}>
      <RealOnly>{() => <Records />}</RealOnly>
    </Page>
  );
}

function Records() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useSubscriptions();
  return (
    <PullToRefresh onRefresh={() => list.refetch()}>
      <InfiniteList
        list={list}
        items={rowsOf(list.data)}
        keyOf={({ id }) => id}
        rowHeight={240}
        row={(subscription) => <SubscriptionRow subscription={subscription} />}
        empty={
          <EmptyState
            icon={<Savings aria-hidden />}
            title={t('mining.noRecords')}
            text={t('mining.noRecordsText')}
            action={{ text: t('mining.others'), onPress: () => navigate('/mining', { replace: true }) }}
          />
        }
      />
    </PullToRefresh>
  );
}
