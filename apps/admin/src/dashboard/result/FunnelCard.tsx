import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { figure } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { Changed } from './Changed.js';
import type { HouseResult } from './result.js';

type Step = HouseResult['funnel'][number]['step'];

const NAMES: Readonly<Record<Step, string>> = {
  registered: t('dashboard.registered'),
  verification_sent: t('dashboard.papersSent'),
  verified: t('dashboard.verified'),
};

/** The customers that a step counts. */
const listOf = (step: Step, { from_ms: from, until_ms: until, book }: HouseResult): string => {
  const filter =
    step === 'registered'
      ? {
          is_demo: String(book === 'demo'),
          ...{ from: new Date(from).toISOString(), until: new Date(until).toISOString() },
        }
      : step === 'verified'
        ? { status: 'approved' }
        : {};
  const list = step === 'registered' ? 'customers' : 'verifications';
  return `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};

/** How far customers came in these days: registered, papers sent, verified. */
export const FunnelCard = ({ result }: { result: HouseResult }) => (
  <Section title={t('dashboard.newCustomers')}>
    <Table size="small" aria-label={t('dashboard.newCustomers')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('dashboard.step')}</TableCell>
          <TableCell align="right">{t('common.customers')}</TableCell>
          <TableCell align="right">{t('dashboard.daysBefore')}</TableCell>
          <TableCell align="right">{t('common.change')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {result.funnel.map(({ step, customers, before }) => (
          <TableRow key={step}>
            <TableCell component="th" scope="row">
              <Link to={listOf(step, result)}>{NAMES[step]}</Link>
            </TableCell>
            <TableCell align="right">{figure(customers)}</TableCell>
            <TableCell align="right">{figure(before)}</TableCell>
            <TableCell align="right">
              <Changed now={customers} before={before} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Section>
);
