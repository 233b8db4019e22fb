import { Alert, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { money } from '../../../ui/figures.js';
import { HorizontalScroll } from '../../../ui/HorizontalScroll.js';
import { Section } from '../../../ui/Section.js';
import type { Pool } from './pool.js';
import { usePools } from './use-pools.js';

const COLUMNS = [
  { source: 'capital', label: t('funds.putIn') },
  { source: 'paid', label: t('funds.profitsPaid') },
  { source: 'damages', label: t('funds.damages') },
  { source: 'balance', label: t('funds.holds') },
  { source: 'promised', label: t('funds.promised') },
] as const;

const Pools = ({ pools }: { pools: readonly Pool[] }) => (
  <HorizontalScroll name={t('funds.fundPools')}>
    <Table size="small" aria-label={t('funds.fundPools')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('funds.fund2')}</TableCell>
          {COLUMNS.map(({ source, label }) => (
            <TableCell key={source} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {pools.map((pool) => (
          <TableRow key={pool.id}>
            <TableCell component="th" scope="row">
              <Link to={`/fund-pools/${pool.id}/show`}>{pool.title}</Link>
            </TableCell>
            {COLUMNS.map(({ source }) => (
              <TableCell key={source} align="right">
                {money(pool[source])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </HorizontalScroll>
);

/** The funds' pools next to the day's money. */
export const PoolSummary = () => {
  const { data, error } = usePools();
  return (
    <Section title={t('funds.fundPoolsNow')} action={<Link to="/fund-pools">{t('funds.open')}</Link>}>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <EmptyNote text={t('funds.thereIsNoFund')} />}
      {data && data.length > 0 && <Pools pools={data} />}
    </Section>
  );
};
