import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { figure } from '../../ui/figures.js';
import { lasting } from '../../ui/measures.js';
import { Pill } from '../../ui/Pill.js';
import { useMay } from '../../ui/use-may.js';
import type { House } from './health.js';

type Queue = House['queues'][number];

const Name = ({ resource }: Queue) => {
  const label = useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;
  return useMay(resource, 'list') ? <Link to={`/${resource}`}>{label}</Link> : label;
};

/** How long each queue has waited, beside how long it may. */
export const QueueAges = ({ queues }: { queues: readonly Queue[] }) => (
  <Table size="small" aria-label={t('health.queues')}>
    <TableHead>
      <TableRow>
        <TableCell>{t('health.queue')}</TableCell>
        <TableCell align="right">{t('common.waiting')}</TableCell>
        <TableCell align="right">{t('health.oldest')}</TableCell>
        <TableCell align="right">{t('health.promised')}</TableCell>
        <TableCell>{t('common.state')}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {queues.map((queue) => (
        <TableRow key={queue.resource}>
          <TableCell>
            <Name {...queue} />
          </TableCell>
          <TableCell align="right">{figure(queue.waiting)}</TableCell>
          <TableCell align="right">{queue.waiting === 0 ? '–' : lasting(queue.age_ms)}</TableCell>
          <TableCell align="right">{queue.promised_ms === null ? '–' : lasting(queue.promised_ms)}</TableCell>
          <TableCell>
            {queue.is_late ? (
              <Pill label={t('health.late')} tone="error" />
            ) : (
              <Pill label={t('health.inTime')} tone="success" />
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
