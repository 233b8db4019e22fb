import { Box, Typography } from '@mui/material';
import { VERIFICATION_PICTURES } from '@truemark/contracts';
import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { languageName } from '../../ui/language-name.js';
import { Pill } from '../../ui/Pill.js';
import { Picture } from '../../ui/review/Picture.js';
import { PrivateNote } from '../../ui/review/PrivateNote.js';
import { ageOf } from '../../ui/review/queue.js';
import { reasonName } from '../../ui/review/reason-names.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import {
  FIELD_NAMES,
  LEVELS,
  type Submission,
  type SubmissionDetails,
  standingOf,
  statedBy,
} from './verification.js';

/** Facts the customer states about himself, and how long he has waited. */
export const Statement = ({ submission }: { submission: SubmissionDetails }) => {
  const { status, level, claimed_by_name: holder } = submission;
  return (
    <Section
      title={t('verifications.verification', { level: LEVELS[level] })}
      action={<Pill {...standingOf(submission)} />}
    >
      <Facts
        rows={[
          [
            t('common.customer'),
            <CustomerLink key="customer" id={submission.customer_id} row={statedBy(submission)} />,
          ],
          [t('common.account'), submission.account],
          [t('common.language'), languageName(submission.lang)],
          [t('common.name'), submission.name],
          ...(level === 'junior'
            ? ([[t('verifications.phoneNumber'), submission.mobile]] as const)
            : ([[t('verifications.documentNumber'), submission.card_id]] as const)),
          [t('verifications.submitted'), <When key="when" ms={submission.submitted_at_ms} />],
          ...(status === 'waiting'
            ? ([
                [t('common.waitsFor'), <Pill key="age" {...ageOf(submission.submitted_at_ms, Date.now())} />],
                [t('common.claimedBy'), holder],
              ] as const)
            : ([
                [t('common.decidedBy'), submission.decided_by_name],
                [t('common.decided'), <When key="decided" ms={submission.decided_at_ms} />],
                [
                  t('verifications.said'),
                  saidText(submission) && <Said key="said" submission={submission} />,
                ],
                [t('common.privateNote'), submission.note && <PrivateNote key="note" row={submission} />],
              ] as const)),
          ...(submission.revoked_at_ms === null
            ? []
            : ([
                ...(submission.revoked_asked_by === null
                  ? []
                  : ([[t('approvals.askedBy'), submission.revoked_asked_by]] as const)),
                [t('verifications.revokedBy'), submission.revoked_by_name],
                [t('customers.revoked'), <When key="revoked" ms={submission.revoked_at_ms} />],
                [t('common.reason'), submission.revoked_reason],
              ] as const)),
        ]}
      />
    </Section>
  );
};

/** Decision as the customer reads it: the marked fields, then the text. */
export const Said = ({
  submission: { fields, reason },
}: {
  submission: Pick<Submission, 'fields' | 'reason'>;
}) => (
  <>
    {Object.entries(fields).map(([field, why]) => (
      <div key={field}>
        {FIELD_NAMES[field as keyof typeof FIELD_NAMES]}: {reasonName(why)}
      </div>
    ))}
    {reason}
  </>
);

/** The same as one text, for quoting. */
export const saidText = ({ fields, reason }: Pick<Submission, 'fields' | 'reason'>): string =>
  [
    ...Object.entries(fields).map(
      ([field, why]) => `${FIELD_NAMES[field as keyof typeof FIELD_NAMES]}: ${reasonName(why)}`,
    ),
    reason?.trim(),
  ]
    .filter(Boolean)
    .join('\n');

/** The papers side by side. */
export const Papers = ({ submission: { pictures } }: { submission: SubmissionDetails }) => {
  const shown = VERIFICATION_PICTURES.flatMap((name) => {
    const id = pictures[name];
    return id === undefined ? [] : [{ name, id }];
  });
  const mayLook = usePermission('uploads', 'read');
  if (shown.length === 0)
    return (
      <EmptyNote
        text={t(mayLook === false ? 'verifications.yourRoleMayNotLook' : 'verifications.noPicture')}
      />
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        // Side by side for comparison; each opens as large as the window.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${shown.length}, minmax(0, 1fr))` },
      }}
    >
      {shown.map(({ name, id }) => (
        <Picture key={id} id={id} name={FIELD_NAMES[name]} />
      ))}
    </Box>
  );
};

/** Past decisions on this customer. */
export const Earlier = ({ submissions }: { submissions: readonly Submission[] }) => {
  if (submissions.length === 0) return null;
  return (
    <Section title={t('verifications.earlierSubmissions')}>
      {submissions.map((each) => (
        <Box key={each.id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2">
            <Link to={`/verifications/${each.id}/show`}>{LEVELS[each.level]}</Link>{' '}
            <Pill {...standingOf(each)} /> <When ms={each.decided_at_ms ?? each.submitted_at_ms} />
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div">
            <Said submission={each} />
            {each.note && <div>{formatRich('verifications.note', { note: each.note })}</div>}
          </Typography>
        </Box>
      ))}
    </Section>
  );
};
