import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { formatNumber, signed } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { Changed } from './Changed.js';
import { daysBefore } from './days-before.js';
import type { HouseResult } from './result.js';

const NAMES: Readonly<Record<string, string>> = {
  registered: t('dashboard.registered'),
  verification_sent: t('dashboard.papersSent'),
  verified: t('dashboard.verified'),
  payment_asked: t('dashboard.paymentAsked'),
  payment_credited: t('dashboard.paymentCredited'),
  active: t('dashboard.active'),
};

/** Link to the customers counted by a step. */
const listOf = ({ list, filter }: HouseResult['funnel'][number]): string =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Customer funnel of these days, from registration to the first deposit, and active customers. */
export const FunnelCard = ({ result }: { result: HouseResult }) => (
  <Section title={t('dashboard.newCustomers')}>
    <Table size="small" aria-label={t('dashboard.newCustomers')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('dashboard.step')}</TableCell>
          <TableCell align="right">{t('common.customers')}</TableCell>
          <TableCell align="right">{daysBefore(result)}</TableCell>
          <TableCell align="right">{t('common.change')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {result.funnel.map((each) => (
          <TableRow key={each.step}>
            <TableCell component="th" scope="row">
              <Link to={listOf(each)}>{NAMES[each.step] ?? each.step}</Link>
            </TableCell>
            <TableCell align="right">{formatNumber(each.customers)}</TableCell>
            <TableCell align="right">{formatNumber(each.before)}</TableCell>
            <TableCell align="right">
              <Changed now={each.customers} before={each.before} write={(by) => signed(by, formatNumber)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Section>
);
