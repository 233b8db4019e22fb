import History from '@mui/icons-material/HistoryRounded';
import Info from '@mui/icons-material/InfoOutlined';
import Savings from '@mui/icons-material/SavingsRounded';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { useBack } from '../navigation/useBack.js';
import { rowsOf } from '../wallet/pages.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { AboutSheet } from './AboutSheet.js';
import { FundCard } from './FundCard.js';
import { useMiningTitle } from './fund-words.js';
import { miningKeys } from './keys.js';
import { TotalsCard } from './TotalsCard.js';
import { useFunds } from './useMining.js';

/** Funds, and the customer's totals. */
export function FundsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = useMiningTitle();
  const back = useBack('/user');
  const [asking, setAsking] = useState(false);
  return (
    <Page
      wide
      title={title}
      onBack={back}
      actions={
        <>
          <IconButton aria-label={t('mining.about')} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Info />
          </IconButton>
          <IconButton aria-label={t('mining.records')} onClick={() => navigate('/mining/record')}>
            <History />
          </IconButton>
        </>
      }
    >
      <RealOnly>{() => <Funds />}</RealOnly>
      <AboutSheet open={asking} onClose={() => setAsking(false)} />
    </Page>
  );
}

function Funds() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useFunds();
  return (
    <PullToRefresh onRefresh={() => client.invalidateQueries({ queryKey: miningKeys.miningAll })}>
      <Stack>
        <TotalsCard />
        <InfiniteList
          list={list}
          items={rowsOf(list.data)}
          keyOf={({ id }) => id}
          rowHeight={260}
          beside
          row={(fund) => <FundCard fund={fund} />}
          empty={
            <EmptyState icon={<Savings aria-hidden />} title={t('mining.none')} text={t('mining.noneText')} />
          }
        />
      </Stack>
    </PullToRefresh>
  );
}
