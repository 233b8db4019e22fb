import { Alert, Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { whole } from '../../../ui/figures.js';
import { Section } from '../../../ui/Section.js';
import type { Pool } from './pool.js';
import { usePools } from './use-pools.js';

const COLUMNS = [
  { source: 'capital', label: 'Put in' },
  { source: 'paid', label: 'Profits paid' },
  { source: 'damages', label: 'Damages' },
  { source: 'balance', label: 'Holds' },
  { source: 'promised', label: 'Promised' },
] as const;

const Pools = ({ pools }: { pools: readonly Pool[] }) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label="Fund pools">
      <TableHead>
        <TableRow>
          <TableCell>Fund</TableCell>
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
                {whole(pool[source])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

/** The funds' pools beside the money of a day. */
export const PoolSummary = () => {
  const { data, error } = usePools();
  return (
    <Section title="Fund pools now" action={<Link to="/fund-pools">Open</Link>}>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <EmptyNote text="There is no fund." />}
      {data && data.length > 0 && <Pools pools={data} />}
    </Section>
  );
};
