import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { FigureText } from '../../ui/FigureText.js';
import { figure } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { ACCOUNT_NAMES, type Customer } from './customer.js';

/** Asks for a correction, which a second person makes true. */
const Correct = ({ customer }: { customer: Customer }) => {
  const canAccess = useMay('adjustments', 'create');
  if (!canAccess || customer.is_demo) return null;
  return (
    <Button variant="outlined" component={Link} to={`/adjustments/create?customer=${customer.id}`}>
      Ask for a correction
    </Button>
  );
};

/** Balances are what the journal says: nothing here edits them. */
export const CustomerAccounts = ({ customer }: { customer: Customer }) => (
  <Section
    title={`Accounts${customer.currency ? ` in ${customer.currency}` : ''}`}
    action={<Correct customer={customer} />}
  >
    <Table size="small" aria-label="Accounts">
      <TableHead>
        <TableRow>
          <TableCell>Account</TableCell>
          <TableCell align="right">Free</TableCell>
          <TableCell align="right">Held</TableCell>
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
        {customer.accounts?.map(({ type, balance, lockBalance }) => (
          <TableRow key={type}>
            <TableCell>{ACCOUNT_NAMES[type]}</TableCell>
            <TableCell align="right">
              <FigureText value={balance} write={figure} />
            </TableCell>
            <TableCell align="right">
              <FigureText value={lockBalance} write={figure} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Section>
);
