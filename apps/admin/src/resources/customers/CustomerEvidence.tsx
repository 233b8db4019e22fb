import { Box } from '@mui/material';
import { Link, useGetOne } from 'react-admin';
import type { EvidenceOf } from '../../product.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Coming } from '../../ui/review/Coming.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { nameIn } from '../../ui/whose.js';
import { PapersOf } from '../verifications/PapersOf.js';
import {
  ACCOUNT_NAMES,
  BLOCKS,
  type Blockable,
  IDENTITY_LEVELS,
  IDENTITY_STATES,
  type Summary,
} from './customer.js';
import { revokedIn } from './revoked.js';

/** What the papers of a level that is to be taken back state, below the request. */
export const RevokedPapers = ({ id, before, after }: EvidenceOf) => {
  const { data: customer } = useGetOne<Summary>('customers', { id, meta: { part: 'summary' } });
  return revokedPapers(customer, before, after).map((paper) => (
    <PapersOf key={paper} id={paper} part="statement" />
  ));
};

/** The papers of the levels that a request takes away. */
const revokedPapers = (customer: Summary | undefined, before: unknown, after: unknown): number[] => {
  const levels = revokedIn(before, after);
  return (customer?.identity ?? []).flatMap(({ level, submission_id: paper }) =>
    levels.has(level) && paper !== null ? [paper] : [],
  );
};

/** Whom a second person decides about: who he is, how he stands, what he has. */
export const CustomerEvidence = ({ id, before, after }: EvidenceOf) => {
  const { data: customer, error } = useGetOne<Summary>('customers', { id, meta: { part: 'summary' } });
  if (error) return <EmptyNote text={t('customers.couldNotBeRead', { message: error.message })} />;
  if (!customer) return <Coming />;
  const blocked = (Object.keys(BLOCKS) as Blockable[]).filter((what) => Boolean(customer.blocked[what]));
  return (
    <>
      {revokedPapers(customer, before, after).map((paper) => (
        <PapersOf key={paper} id={paper} part="papers" />
      ))}
      <Section title={t('customers.whoItIs')}>
        <Facts
          rows={[
            [
              t('common.customer'),
              <Link key="customer" to={`/customers/${customer.id}/show`}>
                {nameIn(customer) || customer.uid}
              </Link>,
            ],
            ['UID', customer.uid],
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
              ({ type, balance }) =>
                [ACCOUNT_NAMES[type], `${money(balance)} ${customer.currency ?? ''}`.trim()] as const,
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
    </>
  );
};
