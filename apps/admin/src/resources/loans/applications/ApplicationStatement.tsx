import { Box, Typography } from '@mui/material';
import type { LoanField } from '@truemark/contracts';
import { Link } from 'react-admin';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { languageName } from '../../../ui/language-name.js';
import { Pill } from '../../../ui/Pill.js';
import { PrivateNote } from '../../../ui/review/PrivateNote.js';
import { reasonName } from '../../../ui/review/reason-names.js';
import { Section } from '../../../ui/Section.js';
import { When } from '../../../ui/WhenField.js';
import { CustomerLink } from '../../../ui/whose.js';
import { Age } from './ApplicationColumns.js';
import { type Application, type ApplicationDetails, fieldName, STATES } from './application.js';

const Said = ({ application: { fields, reason } }: { application: Application }) => (
  <>
    {Object.entries(fields).map(([field, why]) => (
      <div key={field}>
        {fieldName(field as LoanField)}: {reasonName(why)}
      </div>
    ))}
    {reason}
  </>
);

/** Sender of the form, and how long he has waited. */
export const ApplicationStatement = ({ application }: { application: ApplicationDetails }) => (
  <Section
    title={t('loans.loanForm', { id: application.id })}
    action={<Pill {...STATES[application.status]} />}
  >
    <Facts
      rows={[
        [
          t('common.customer'),
          <CustomerLink key="customer" id={application.customer_id} row={application} />,
        ],
        [t('common.account'), application.account],
        [t('common.language'), languageName(application.lang)],
        [t('loans.submitted'), <When key="when" ms={application.submitted_at_ms} />],
        ...(application.status === 'waiting'
          ? ([
              [t('common.waitsFor'), <Age key="age" row={application} />],
              [t('loans.promisedUntil'), <When key="promised" ms={application.promised_at_ms} />],
              [t('common.claimedBy'), application.claimed_by_name],
            ] as const)
          : ([
              [t('common.decidedBy'), application.decided_by_name],
              [t('common.decided'), <When key="decided" ms={application.decided_at_ms} />],
              [t('loans.said'), <Said key="said" application={application} />],
              [t('common.privateNote'), application.note && <PrivateNote key="note" row={application} />],
            ] as const)),
      ]}
    />
  </Section>
);

/** Past decisions on this customer's forms. */
export const EarlierForms = ({ forms }: { forms: readonly Application[] }) => {
  if (forms.length === 0) return null;
  return (
    <Section title={t('loans.earlierForms')}>
      {forms.map((each) => (
        <Box key={each.id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" component="div">
            <Link to={`/loan-applications/${each.id}/show`}>
              {formatRich('loans.form3', { id: each.id })}
            </Link>{' '}
            <Pill {...STATES[each.status]} /> <When ms={each.decided_at_ms ?? each.submitted_at_ms} />
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div">
            <Said application={each} />
            {each.note && <div>{formatRich('loans.note', { note: each.note })}</div>}
          </Typography>
        </Box>
      ))}
    </Section>
  );
};
