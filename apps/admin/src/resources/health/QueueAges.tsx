import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { waitText } from '../../ui/review/queue.js';
import { usePermission } from '../../ui/use-permission.js';
import { type QueueAge, waitedText } from './health.js';

const Name = ({ resource }: QueueAge) => {
  const rail = useProducts().find(({ name }) => name === resource)?.rail;
  const label = rail?.label ?? resource;
  const filter = rail?.queue && `?filter=${encodeURIComponent(JSON.stringify(rail.queue.filter))}`;
  return usePermission(resource, 'list') ? <Link to={`/${resource}${filter ?? ''}`}>{label}</Link> : label;
};

interface Props {
  readonly queues: readonly QueueAge[];
  /** Accessible name of the table. */
  readonly name: string;
}

/** Waiting rows per queue, and age of the oldest against the promise. */
export const QueueAges = ({ queues, name }: Props) => (
  <Table size="small" aria-label={name}>
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
          <TableCell component="th" scope="row">
            <Name {...queue} />
          </TableCell>
          <TableCell align="right">{formatNumber(queue.waiting)}</TableCell>
          <TableCell align="right">{waitedText(queue)}</TableCell>
          <TableCell align="right">
            {queue.promised_ms === null ? '–' : waitText(queue.promised_ms)}
          </TableCell>
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
