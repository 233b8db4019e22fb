import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ClaimRow } from '@truemark/contracts/admin';
import { type DataProvider, Link, type RaRecord, useDataProvider, usePermissions } from 'react-admin';
import { type Queue, type RailEntry, useProducts } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { waitingKey } from '../providers/desk-line.js';
import { t } from '../texts/texts.js';
import { formatNumber } from '../ui/figures.js';
import { HorizontalScroll } from '../ui/HorizontalScroll.js';
import { Pill } from '../ui/Pill.js';
import { Section } from '../ui/Section.js';
import { usePromise } from '../ui/use-currency.js';
import { usePermission } from '../ui/use-permission.js';
import { oldestOf } from './oldest.js';

/** Number of rows at the head of the queue among which the longest waiting one is searched. */
const FIRST = 25;
const LOOK = 15_000;
/** Permissions by which a role works on a queue. */
const WORK = ['claim', 'approve', 'reject'];

interface Worked {
  readonly resource: string;
  readonly label: RailEntry['label'];
  readonly queue: Queue;
}

interface Standing {
  readonly total: number;
  readonly rows: readonly RaRecord[];
}

/** Query for the head of the queue, with its total. */
const asking = (provider: DataProvider, { resource, queue }: Worked) => ({
  queryKey: [...waitingKey(resource), 'first'],
  queryFn: async (): Promise<Standing> => {
    const pagination = { page: 1, perPage: FIRST };
    const sort = { field: queue.sort, order: 'ASC' } as const;
    const { data, total } = await provider.getList(resource, { pagination, sort, filter: queue.filter });
    return { rows: data, total: total ?? data.length };
  },
  refetchInterval: LOOK,
});

/** Number of rows per queue that this operator has claimed. */
function useMine(): (resource: string) => number {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['claims', 'mine'],
    queryFn: async () => {
      const pagination = { page: 1, perPage: 200 };
      const sort = { field: 'id', order: 'ASC' } as const;
      return (await provider.getList<ClaimRow>('claims', { pagination, sort, filter: {} })).data;
    },
    enabled: usePermission('claims', 'list') === true,
    refetchInterval: LOOK,
  });
  return (resource) => data?.filter((each) => each.is_own && each.resource === resource).length ?? 0;
}

const listOf = ({ resource, queue }: Worked): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(queue.filter))}`;

const Row = ({ worked, standing, mine }: { worked: Worked; standing?: Standing; mine: number }) => {
  const promise = usePromise();
  const oldest = standing && oldestOf(worked.queue, standing.rows, Date.now(), promise);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link to={listOf(worked)}>{worked.label}</Link>
      </TableCell>
      <TableCell align="right">{standing ? formatNumber(standing.total) : '…'}</TableCell>
      <TableCell>
        {oldest ? (
          <Link to={`/${worked.resource}/${oldest.id}/show`} aria-label={`${worked.label}: ${oldest.label}`}>
            <Pill label={oldest.label} tone={oldest.tone} />
          </Link>
        ) : (
          '–'
        )}
      </TableCell>
      <TableCell align="right">{mine === 0 ? '–' : <Link to="/claims">{formatNumber(mine)}</Link>}</TableCell>
    </TableRow>
  );
};

/** Queues that the role works on: number waiting, age of the oldest, and number claimed by the operator. */
export const OwnQueues = () => {
  const { permissions: me } = usePermissions<Me>();
  const products = useProducts();
  const provider = useDataProvider();
  const mineOf = useMine();
  const worked = products.flatMap(({ name: resource, rail }): Worked[] =>
    rail?.queue && me && WORK.some((action) => hasPermission(me, resource, action))
      ? [{ resource, label: rail.label, queue: rail.queue }]
      : [],
  );
  const standings = useQueries({ queries: worked.map((each) => asking(provider, each)) });
  if (worked.length === 0) return null;
  const name = t('dashboard.yourQueues');
  return (
    <Section title={name}>
      <HorizontalScroll name={name}>
        <Table
          size="small"
          aria-label={name}
          // Figures stay next to their labels, however wide the page is.
          sx={{ width: { md: 'auto' }, minWidth: { md: 640 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('health.queue')}</TableCell>
              <TableCell align="right">{t('common.waiting')}</TableCell>
              <TableCell>{t('health.oldest')}</TableCell>
              <TableCell align="right">{t('dashboard.withYou')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {worked.map((each, at) => {
              const standing = standings[at]?.data;
              return (
                <Row
                  key={each.resource}
                  worked={each}
                  mine={mineOf(each.resource)}
                  {...(standing && { standing })}
                />
              );
            })}
          </TableBody>
        </Table>
      </HorizontalScroll>
    </Section>
  );
};
