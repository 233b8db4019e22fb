import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { ACCOUNT_NAMES, type Customer } from './customer.js';

/** Button that requests a correction, which needs approval. */
const Correct = ({ customer }: { customer: Customer }) => {
  const canAccess = usePermission('adjustments', 'create');
  if (!canAccess || customer.is_demo) return null;
  return (
    <Button variant="outlined" component={Link} to={`/adjustments/create?customer=${customer.id}`}>
      {t('customers.askForACorrection')}
    </Button>
  );
};

/** Balances come from the journal: nothing here edits them. */
export const CustomerAccounts = ({ customer }: { customer: Customer }) => (
  <Section
    title={t('customers.accounts', {
      currency: customer.currency ? ` ${t('customers.in', { currency: customer.currency })}` : '',
    })}
    action={<Correct customer={customer} />}
  >
    <Table size="small" aria-label={t('common.accounts')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('common.account')}</TableCell>
          <TableCell align="right">{t('customers.free')}</TableCell>
          <TableCell align="right">{t('customers.held')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {!customer.accounts && (
          <TableRow>
            <TableCell colSpan={3}>
              <Skeleton />
            </TableCell>
          </TableRow>
        )}
        {customer.accounts?.map(({ type, balance, held }) => (
          <TableRow key={type}>
            <TableCell>{ACCOUNT_NAMES[type]}</TableCell>
            <TableCell align="right">
              <FigureText value={balance} write={money} />
            </TableCell>
            <TableCell align="right">
              <FigureText value={held} write={money} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Section>
);
