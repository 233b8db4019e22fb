import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Link, Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { money } from '../../../ui/figures.js';
import { Guarded } from '../../../ui/Guarded.js';
import { Section } from '../../../ui/Section.js';
import { usePermission } from '../../../ui/use-permission.js';
import { FundingDialog } from '../../approvals/FundingDialog.js';
import { RequestsOf } from '../../approvals/RequestsOf.js';
import { DueCharts } from './DueCharts.js';
import { DueTable } from './DueTable.js';
import { PoolBar } from './PoolBar.js';
import { PoolFacts } from './PoolFacts.js';
import { dueInAll, fundingText, type PoolDetails } from './pool.js';
import { usePool } from './use-pools.js';

const Due = ({ pool }: { pool: PoolDetails }) => {
  const { count, shares } = dueInAll(pool.due);
  if (count === 0 && shares === 0) return <EmptyNote text={t('funds.nothingFallsDue')} />;
  return (
    <>
      <DueCharts pool={pool} />
      <DueTable pool={pool} />
    </>
  );
};

const Figures = ({ pool }: { pool: PoolDetails }) => {
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = usePermission('fund-pools', 'create');
  const mayEdit = usePermission('funds', 'edit');
  return (
    <>
      <Title title={t('funds.poolOf', { title: pool.title })} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <Section
          title={pool.title}
          action={
            mayAsk && (
              <Button variant="outlined" onClick={() => setIsAsking(true)}>
                {t('funds.fillOrEmpty')}
              </Button>
            )
          }
        >
          <PoolBar pool={pool} />
          <PoolFacts pool={pool} />
          {mayEdit && <Link to={`/funds/${pool.id}`}>{t('funds.termsAndTextsOfTheFund')}</Link>}
        </Section>
        <Section title={t('funds.fallsDueInTheNext30')}>
          <Due pool={pool} />
        </Section>
      </Box>
      {isAsking && (
        <FundingDialog
          title={t('funds.fillOrEmptyThePoolOf', { title: pool.title })}
          path={`fund-pools/${pool.id}/requests`}
          currency={pool.currency}
          textOf={(typed) => fundingText(typed, pool, (value) => `${money(value)} ${pool.currency}`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

const Page = ({ id }: { id: number }) => {
  const { data, error } = usePool(id);
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3 }}>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Figures pool={data} />}
      {data && <RequestsOf path={`fund-pools/${id}/requests`} />}
    </Box>
  );
};

/** Pool of a fund: balance, promised amount, payments due, and who funded it. */
export const PoolPage = () => {
  const { id } = useParams();
  return (
    <Guarded resource="fund-pools">
      <Page key={id} id={Number(id)} />
    </Guarded>
  );
};
