import { Box, Typography } from '@mui/material';
import type { LoanField } from '@truemark/contracts';
import { Link } from 'react-admin';
import { Facts } from '../../../ui/Facts.js';
import { Pill } from '../../../ui/Pill.js';
import { REASON_NAMES } from '../../../ui/review/FieldReason.js';
import { Section } from '../../../ui/Section.js';
import { When } from '../../../ui/WhenField.js';
import { Age } from './ApplicationColumns.js';
import { type Application, fieldName, STATES, type WholeApplication } from './application.js';

const Said = ({ application: { fields, reason } }: { application: Application }) => (
  <>
    {Object.entries(fields).map(([field, why]) => (
      <div key={field}>
        {fieldName(field as LoanField)}: {REASON_NAMES[why]}
      </div>
    ))}
    {reason}
  </>
);

/** Who sent the form, and how long he has waited. */
export const ApplicationStatement = ({ application }: { application: WholeApplication }) => (
  <Section title={`Loan form ${application.id}`} action={<Pill {...STATES[application.status]} />}>
    <Facts
      rows={[
        [
          'Customer',
          <Link key="customer" to={`/customers/${application.customer_id}/show`}>
            {application.uid}
          </Link>,
        ],
        ['Account', application.account],
        ['Language', application.lang],
        ['Submitted', <When key="when" ms={application.submitted_at_ms} />],
        ...(application.status === 'waiting'
          ? ([
              ['Waits for', <Age key="age" row={application} />],
              ['Promised until', <When key="promised" ms={application.promised_at_ms} />],
              ['Claimed by', application.claimed_by_name],
            ] as const)
          : ([
              ['Decided by', application.decided_by_name],
              ['Decided', <When key="decided" ms={application.decided_at_ms} />],
              ['Said', <Said key="said" application={application} />],
              ['Private note', application.note],
            ] as const)),
      ]}
    />
  </Section>
);

/** What was decided on this customer's forms before. */
export const EarlierForms = ({ forms }: { forms: readonly Application[] }) => {
  if (forms.length === 0) return null;
  return (
    <Section title="Earlier forms">
      {forms.map((each) => (
        <Box key={each.id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" component="div">
            <Link to={`/loan-applications/${each.id}/show`}>Form {each.id}</Link>{' '}
            <Pill {...STATES[each.status]} /> <When ms={each.decided_at_ms ?? each.submitted_at_ms} />
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div">
            <Said application={each} />
            {each.note && <div>Note: {each.note}</div>}
          </Typography>
        </Box>
      ))}
    </Section>
  );
};
