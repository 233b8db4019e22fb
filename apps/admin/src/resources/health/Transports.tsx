import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { When } from '../../ui/WhenField.js';
import { type House, isFailing } from './health.js';

type Transport = House['transports'][number];

const NAMES: Readonly<Record<Transport['name'], string>> = {
  email: t('common.eMail'),
  sms: t('health.sms'),
  push: t('health.push'),
  webhooks: t('health.webhooks'),
  seals: t('health.seals'),
};

const State = (transport: Transport) => {
  if (!transport.is_set) return <Pill label={t('health.notSetUp')} />;
  if (isFailing(transport)) return <Pill label={t('health.failing')} tone="error" />;
  if (transport.last_sent_at_ms === null) return <Pill label={t('health.nothingSent')} />;
  return <Pill label={t('health.working')} tone="success" />;
};

/** Delivery results of sent messages, per channel. */
export const Transports = ({ transports }: { transports: readonly Transport[] }) => (
  <Table size="small" aria-label={t('health.messages')}>
    <TableHead>
      <TableRow>
        <TableCell>{t('health.way')}</TableCell>
        <TableCell>{t('common.state')}</TableCell>
        <TableCell align="right">{t('health.sent')}</TableCell>
        <TableCell>{t('health.lastSent')}</TableCell>
        <TableCell align="right">{t('health.failedTries')}</TableCell>
        <TableCell>{t('health.lastFailed')}</TableCell>
        <TableCell>{t('common.reason')}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {transports.map((transport) => (
        <TableRow key={transport.name}>
          <TableCell>{NAMES[transport.name]}</TableCell>
          <TableCell>
            <State {...transport} />
          </TableCell>
          <TableCell align="right">{formatNumber(transport.sent)}</TableCell>
          <TableCell>
            <When ms={transport.last_sent_at_ms} />
          </TableCell>
          <TableCell align="right">{formatNumber(transport.failed)}</TableCell>
          <TableCell>
            <When ms={transport.last_failed_at_ms} />
          </TableCell>
          <TableCell>{transport.last_failure ?? '–'}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
