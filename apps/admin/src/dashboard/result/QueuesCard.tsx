import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link, useGetList, usePermissions } from 'react-admin';
import { type Product, type RailEntry, useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { figure } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { ageOf, HOUR } from '../../ui/review/queue.js';
import { Section } from '../../ui/Section.js';
import { usePromise } from '../../ui/use-currency.js';

type Queued = Pick<Product, 'name'> & { readonly rail: RailEntry & Required<Pick<RailEntry, 'queue'>> };

const isQueue = (product: Product): product is Product & Queued => product.rail?.queue !== undefined;

const Row = ({ name, rail: { label, queue }, promise }: Queued & { promise: number }) => {
  const { data = [], total = 0 } = useGetList(
    name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: queue.sort, order: 'ASC' },
      filter: queue.filter,
    },
    { refetchInterval: 15_000 },
  );
  const since = Number(Reflect.get(data[0] ?? {}, queue.sort));
  const age = total > 0 && Number.isFinite(since) ? ageOf(since, Date.now(), promise) : null;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link to={`/${name}?filter=${encodeURIComponent(JSON.stringify(queue.filter))}`}>{label}</Link>
      </TableCell>
      <TableCell align="right">{figure(total)}</TableCell>
      <TableCell>{age ? <Pill label={age.label} tone={age.tone} /> : '–'}</TableCell>
    </TableRow>
  );
};

/** What waits for somebody: how many, and how long the oldest has waited against what customers are promised. */
export const QueuesCard = () => {
  const { permissions: me } = usePermissions<Me>();
  const promise = usePromise();
  const queues = useProducts()
    .filter(isQueue)
    .filter(({ name }) => me && name in me.permissions);
  return (
    <Section title={t('dashboard.queuesPromised', { hours: promise / HOUR })}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('dashboard.queues')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('dashboard.queue')}</TableCell>
              <TableCell align="right">{t('dashboard.waiting')}</TableCell>
              <TableCell>{t('dashboard.oldestWaits')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map(({ name, rail }) => (
              <Row key={name} name={name} rail={rail} promise={promise} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
};
