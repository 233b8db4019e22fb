import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../api/users.js';
import { Card, Stack } from '../../../ui/Card.js';
import { CopyField } from '../../../ui/CopyField.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { InfiniteList } from '../../../ui/InfiniteList.js';
import { Page } from '../../../ui/Page.js';
import { PullToRefresh } from '../../../ui/PullToRefresh.js';
import { useConfig } from '../../configuration/configuration.js';
import { useBackTo } from '../../navigation/useBackTo.js';
import { rowsOf } from '../../wallet/pages.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { BORROW } from '../paths.js';
import { useLoans } from '../useLoans.js';
import { LoanRow } from './LoanRow.js';

const Head = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 60,
  paddingBlock: 8,
  '& > strong': { ...theme.typography.h3, minWidth: 0, overflowWrap: 'anywhere' },
  '& > bdi': {
    flex: 'none',
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** The customer's loans and requests, newest first. */
export function RecordPage() {
  const { t } = useTranslation();
  const back = useBackTo(BORROW);
  return (
    <Page title={t('loan.records')} onBack={back}>
      <RealOnly>{(user) => <Records user={user} />}</RealOnly>
    </Page>
  );
}

function Records({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { site_name: site } = useConfig();
  const list = useLoans();
  return (
    <PullToRefresh onRefresh={() => list.refetch()}>
      <Stack>
        <Head>
          <strong>
            <bdi>{site}</bdi>
          </strong>
          <bdi dir="ltr">
            UID <CopyField text={user.uid} label="UID" />
          </bdi>
        </Head>
        <InfiniteList
          list={list}
          items={rowsOf(list.data)}
          keyOf={({ id }) => id}
          rowHeight={180}
          row={(loan) => <LoanRow loan={loan} />}
          empty={
            <EmptyState
              icon={<RequestQuote aria-hidden />}
              title={t('loan.none')}
              text={t('loan.noneText')}
              action={{ text: t('loan.borrow'), onPress: () => navigate(BORROW) }}
            />
          }
        />
      </Stack>
    </PullToRefresh>
  );
}
