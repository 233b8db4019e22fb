import { Box } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { nameIn } from '../../ui/whose.js';
import { typeName, useWords } from '../ledger-entries/entry.js';
import {
  ACCOUNT_NAMES,
  BLOCKS,
  blockedFrom,
  IDENTITY_LEVELS,
  IDENTITY_STATES,
  type Summary,
} from './customer.js';

interface Props {
  readonly customer: Summary;
  /** Whether his name and number are already shown. */
  readonly isNamed?: boolean;
}

/** Customer of a decision: identity, state, money, and payments in and out. */
export const WhoItIs = ({ customer, isNamed = false }: Props) => {
  const words = useWords();
  const blocked = blockedFrom(customer);
  const sumOf = (sum: number): string => `${money(sum)} ${customer.currency ?? ''}`.trim();
  return (
    <Section title={t('customers.whoItIs')}>
      <Facts
        rows={[
          ...(isNamed
            ? []
            : ([
                [
                  t('common.customer'),
                  <Link key="customer" to={`/customers/${customer.id}/show`}>
                    {nameIn(customer) || customer.uid}
                  </Link>,
                ],
                ['UID', customer.uid],
              ] as const)),
          [t('common.eMail'), customer.email],
          [t('customers.mobile'), customer.mobile],
          [t('customers.registered'), <When key="since" ms={customer.created_at_ms} />],
          ...customer.identity.map(
            ({ level, state, at_ms: at }) =>
              [
                IDENTITY_LEVELS[level],
                <Box key={level} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
                  <Pill {...IDENTITY_STATES[state]} />
                  {at !== null && <When ms={at} />}
                </Box>,
              ] as const,
          ),
          ...(customer.accounts ?? []).map(
            ({ type, balance }) => [ACCOUNT_NAMES[type], sumOf(balance)] as const,
          ),
          ...customer.outside.map(
            ({ type, net }) => [t('customers.ever', { what: typeName(words, type) }), sumOf(net)] as const,
          ),
          [
            t('customers.blockedFrom'),
            blocked.length === 0
              ? t('customers.nothingBlocked')
              : blocked.map((what) => BLOCKS[what]).join(', '),
          ],
        ]}
      />
    </Section>
  );
};
