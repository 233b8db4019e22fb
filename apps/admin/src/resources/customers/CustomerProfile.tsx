import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import { Kind } from './CustomerList.js';
import type { Customer } from './customer.js';
import { LevelDialog } from './LevelDialog.js';

export const CustomerProfile = ({ customer }: { customer: Customer }) => {
  const [open, setOpen] = useState(false);
  const canAccess = useMay('customers', 'edit');
  return (
    <Section
      title="Profile"
      action={
        canAccess && (
          <Button onClick={() => setOpen(true)} variant="outlined">
            Level and credit score
          </Button>
        )
      }
    >
      <Facts
        rows={[
          ['UID', customer.uid],
          ['Kind', <Kind key="kind" isDemo={customer.is_demo} />],
          ['E-mail', customer.email],
          ['Mobile', customer.mobile],
          ['Name', customer.name],
          ['Nickname', customer.nickname],
          ['Level', customer.level],
          ['Credit score', customer.credit_score],
          ['Junior verification', customer.is_real ? 'Certified' : 'Not certified'],
          ['Senior verification', customer.review_status === 2 ? 'Certified' : 'Not certified'],
          ['Language', customer.lang],
          ['Invite code', customer.invite_code],
          [
            'Invited by',
            customer.invited_by && (
              <Link key="by" to={`/customers/${customer.invited_by}/show`}>
                Customer {customer.invited_by}
              </Link>
            ),
          ],
          ['Registered', <When key="when" ms={customer.created_at_ms} />],
          ...(customer.consents ?? []).map(
            ({ group, version, lang, agreed_at_ms: at }): [string, ReactNode] => [
              `Agreed to ${group}`,
              <span key={group} title={version}>
                <When ms={at} /> · {lang} · version {version.slice(0, 8)}
              </span>,
            ],
          ),
        ]}
      />
      {open && <LevelDialog customer={customer} onClose={() => setOpen(false)} />}
    </Section>
  );
};
