import Savings from '@mui/icons-material/SavingsRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Income, Subscription } from '../../../api/funds.js';
import { Refusal } from '../../../api/http.js';
import { Card, Stack } from '../../../ui/Card.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { InfiniteList } from '../../../ui/InfiniteList.js';
import { ListRow } from '../../../ui/ListRow.js';
import { Page } from '../../../ui/Page.js';
import { PullToRefresh } from '../../../ui/PullToRefresh.js';
import { StatCard } from '../../../ui/StatCard.js';
import { TimeText } from '../../../ui/TimeText.js';
import { useBack } from '../../navigation/useBack.js';
import { rowsOf } from '../../wallet/pages.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { useClock } from '../../wallet/useClock.js';
import { FundMoney } from '../FundMoney.js';
import { NextProfit } from '../record/NextProfit.js';
import { useIncomes } from '../useMining.js';
import { ProfitChart } from './ProfitChart.js';

const Head = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const Sums = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > :first-of-type': { gridColumn: '1 / -1' },
});

/** Profits of a subscription. */
export function IncomePage() {
  const { t } = useTranslation();
  const back = useBack('/mining/record');
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return (
    <Page title={t('mining.incomes')} onBack={back}>
      <RealOnly>{() => <Incomes id={Number.isSafeInteger(id) && id > 0 ? id : 0} />}</RealOnly>
    </Page>
  );
}

function Incomes({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useIncomes(id, id > 0);
  const clock = useClock();
  const subscription = list.data?.pages[0]?.subscription;
  if (id === 0 || (list.error instanceof Refusal && list.error.key === 'fund.not_found')) {
    return (
      <EmptyState
        icon={<Savings aria-hidden />}
        title={t('mining.noSuch')}
        text={t('mining.noSuchText')}
        action={{ text: t('mining.records'), onPress: () => navigate('/mining/record', { replace: true }) }}
      />
    );
  }
  return (
    <PullToRefresh onRefresh={() => list.refetch()}>
      <Stack>
        {subscription && <SumsCard subscription={subscription} />}
        <InfiniteList<Income>
          list={list}
          items={rowsOf(list.data)}
          keyOf={(income) => income.id}
          rowHeight={56}
          row={({ day, amount, at }) => (
            <ListRow
              title={t('mining.day', { day })}
              second={<TimeText at={at} {...clock} now={clock.now + (subscription?.clockAhead ?? 0)} />}
              end={<FundMoney amount={amount} currency={subscription?.currency ?? ''} />}
            />
          )}
          empty={
            <EmptyState
              icon={<Savings aria-hidden />}
              title={t('mining.noIncome')}
              text={t(subscription?.status === 'running' ? 'mining.noIncomeYet' : 'mining.noIncomeEver')}
            />
          }
        />
      </Stack>
    </PullToRefresh>
  );
}

function SumsCard({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { currency, profits, share, dayProfit } = subscription;
  const money = (amount: bigint) => <FundMoney amount={amount} currency={currency} />;
  return (
    <Head data-testid="income-sums">
      <h2>
        <bdi>{subscription.title}</bdi>
      </h2>
      <Sums>
        <StatCard name={t('mining.soFar')}>{money(profits)}</StatCard>
        <StatCard name={t('mining.dayProfit')}>{money(dayProfit)}</StatCard>
        <StatCard name={t('mining.share')}>{money(share)}</StatCard>
      </Sums>
      <ProfitChart subscription={subscription} />
      {subscription.status === 'running' && (
        <p>
          <NextProfit subscription={subscription} />
        </p>
      )}
    </Head>
  );
}
