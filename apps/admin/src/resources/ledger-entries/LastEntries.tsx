import { Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import { t } from '../../texts/texts.js';
import { money, signed } from '../../ui/figures.js';
import { useReading } from '../../ui/review/use-reading.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { type Entry, lastOf, typeName, useWords } from './entry.js';

/** Number of the customer's latest entries searched for those of one account. */
const LOOKED_AT = 100;
const SHOWN = 5;

interface Props {
  readonly customerId: number;
  /** Account name in the ledger, such as `change`. */
  readonly account: string;
}

/**
 * Latest movements of one account of a customer, each with its entry and the balance afterwards; nothing if the role
 * may not read entries.
 */
export const LastEntries = ({ customerId, account }: Props) => {
  const words = useWords();
  const mayRead = usePermission('ledger-entries', 'list') === true;
  const reading = useGetList<Entry>(
    'ledger-entries',
    {
      pagination: { page: 1, perPage: LOOKED_AT },
      sort: { field: 'id', order: 'DESC' },
      filter: { customer_id: customerId },
    },
    { enabled: mayRead },
  );
  const { data } = reading;
  useReading(reading, mayRead && !data);
  if (!mayRead || !data) return null;
  const last = lastOf(data, customerId, account).slice(0, SHOWN);
  return (
    <Section title={t('ledgerEntries.lastOfThisAccount')}>
      {last.length === 0 && <Typography variant="body2">{t('ui.nothingHereYet')}</Typography>}
      {last.map(({ id, type, at, sum, balance, currency }) => (
        <Typography key={id} variant="body2" component="div" sx={{ py: 1 }}>
          <Link to={`/ledger-entries/${id}/show`}>{typeName(words, type)}</Link>{' '}
          <strong>{`${signed(sum, money)} ${currency}`}</strong>, <When ms={at} />{' '}
          {t('ledgerEntries.balanceThen', { balance: `${money(balance)} ${currency}` })}
        </Typography>
      ))}
    </Section>
  );
};
