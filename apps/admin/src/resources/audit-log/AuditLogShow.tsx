import { Box } from '@mui/material';
import { Link, Show, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { at } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import type { AuditRow } from './audit-row.js';
import { Diff } from './Diff.js';

const Body = () => {
  const row = useRecordContext<AuditRow>();
  if (!row) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Section title={`${row.action} · ${row.resource}`}>
        <Facts
          rows={[
            ['When', `${at(row.at_ms)} GMT`],
            ['Operator', row.operator_email],
            ['From', row.address],
            ['Which', row.resource_id],
            [
              'Customer',
              row.customer_id && (
                <Link key="customer" to={`/customers/${row.customer_id}/show`}>
                  {row.customer_id}
                </Link>
              ),
            ],
            ['Reason', row.reason],
            ['Row in the chain', row.place],
            ['Hash', row.hash],
          ]}
        />
      </Section>
      <Section title="What changed">
        <Diff before={row.before} after={row.after} />
      </Section>
    </Box>
  );
};

export const AuditLogShow = () => (
  <Show title="Audit log" component="div" actions={false}>
    <Body />
  </Show>
);
