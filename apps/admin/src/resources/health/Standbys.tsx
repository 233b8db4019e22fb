import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { When } from '../../ui/WhenField.js';
import type { House } from './health.js';

type Standby = NonNullable<House['standbys']>[number];

const STATES: Readonly<Record<Standby['state'], { label: string; tone?: 'success' | 'error' }>> = {
  loading: { label: t('health.loading') },
  following: { label: t('health.following'), tone: 'success' },
  diverged: { label: t('health.diverged'), tone: 'error' },
};

/** Standby engines, and whether each is in sync with the leader. */
export const Standbys = ({ standbys }: { standbys: readonly Standby[] }) => {
  if (standbys.length === 0) return <Alert severity="info">{t('health.nobodyStandsBy')}</Alert>;
  return (
    <Table size="small" aria-label={t('health.standbys')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('health.standby')}</TableCell>
          <TableCell>{t('common.state')}</TableCell>
          <TableCell align="right">{t('health.behind')}</TableCell>
          <TableCell align="right">{t('health.compared')}</TableCell>
          <TableCell align="right">{t('health.divergences')}</TableCell>
          <TableCell>{t('health.lastDifference')}</TableCell>
          <TableCell>{t('health.toldAt')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {standbys.map((standby) => (
          <TableRow key={standby.name}>
            <TableCell>{standby.name}</TableCell>
            <TableCell>
              <Pill {...STATES[standby.state]} />
            </TableCell>
            <TableCell align="right">{formatNumber(standby.behind)}</TableCell>
            <TableCell align="right">{formatNumber(standby.compared)}</TableCell>
            <TableCell align="right">{formatNumber(standby.divergences)}</TableCell>
            <TableCell>{standby.reason ?? '–'}</TableCell>
            <TableCell>
              <When ms={standby.told_at_ms} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
