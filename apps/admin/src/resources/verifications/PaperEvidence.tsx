import { Alert, Box, Typography } from '@mui/material';
import { VERIFICATION_PICTURES, type VerificationField, type VerificationPicture } from '@truemark/contracts';
import { Link } from 'react-admin';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { Folded } from '../../ui/Folded.js';
import { Pill } from '../../ui/Pill.js';
import { PictureOnDemand } from '../../ui/review/PictureOnDemand.js';
import { REASON_NAMES } from '../../ui/review/reason-names.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { useWords } from '../ledger-entries/entry.js';
import { FIELD_NAMES, LEVELS, standingOf, type WholeSubmission } from './verification.js';

type Shared = WholeSubmission['shared_pictures'][number];

/** Which picture it is, with whom, since when and where. */
const SharedPicture = ({ shared }: { shared: Shared }) => {
  const { causes, causeNames } = useWords();
  const { picture, customer_id: customer, sent_at_ms: at, verification_id: paper, proves, ...row } = shared;
  return (
    <div>
      {FIELD_NAMES[picture]}: <CustomerLink id={customer} row={row} />, <When ms={at} />
      {proves && (
        <>
          {', '}
          <Link to={`/${causes[proves.kind]}/${proves.id}/show`}>
            {t('verifications.aProofOf', { kind: causeNames[proves.kind] ?? proves.kind, id: proves.id })}
          </Link>
        </>
      )}
      {paper !== null && (
        <>
          {', '}
          {row.status !== null && (
            <>
              <Pill {...standingOf({ status: row.status, revoked_at_ms: row.revoked_at_ms })} />{' '}
            </>
          )}
          <Link to={`/verifications/${paper}/show`}>{t('verifications.openItsReview')}</Link>
        </>
      )}
    </div>
  );
};

interface SharedProps {
  readonly submission: WholeSubmission;
}

/** Each of the pictures that other customers sent too. */
export const SharedRows = ({ submission: { shared_pictures: shared } }: SharedProps) => (
  <>
    {t('verifications.samePicturesElsewhere')}
    <Folded
      rows={shared.map((each) => (
        <SharedPicture key={`${each.picture}${each.customer_id}${each.sent_at_ms}`} shared={each} />
      ))}
    />
  </>
);

/** The very same pictures with other customers: one person under two names, or somebody else's papers. */
export const SharedPictures = ({ submission }: SharedProps) =>
  submission.shared_pictures.length > 0 && (
    <Alert severity="error" variant="outlined">
      <SharedRows submission={submission} />
    </Alert>
  );

const isPicture = (field: VerificationField): field is VerificationPicture =>
  VERIFICATION_PICTURES.some((each) => each === field);

/** Which fields were found wrong, what they were then, and whether anything has changed since. */
export const FormerAttempt = ({ submission }: { submission: WholeSubmission }) => {
  const { former } = submission;
  if (!former) return null;
  const marked = submission.form.filter((field) => former.fields[field] !== undefined);
  return (
    <Section
      title={t('verifications.formerAttempt')}
      action={<Link to={`/verifications/${former.id}/show`}>{t('verifications.openItsReview')}</Link>}
    >
      <Typography variant="body2" color="textSecondary" component="div">
        {say('verifications.rejectedBy', {
          level: LEVELS[former.level],
          who: former.decided_by_name ?? '–',
          when: <When ms={former.decided_at_ms} />,
        })}
      </Typography>
      {former.reason && (
        <Typography variant="body2" sx={{ pt: 1 }}>
          <bdi>{former.reason}</bdi>
        </Typography>
      )}
      {former.note && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {say('verifications.note', { note: former.note })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {marked.map((field) => (
          <Box component="li" key={field}>
            <Typography variant="body2" component="div">
              <strong>{FIELD_NAMES[field]}</strong>: {REASON_NAMES[former.fields[field] ?? 'reject.mismatch']}
              <br />
              <Since submission={submission} field={field} />
            </Typography>
            {isPicture(field) && former.pictures[field] !== undefined && (
              <Box sx={{ mt: 1 }}>
                <PictureOnDemand
                  id={former.pictures[field]}
                  name={t('verifications.before', { field: FIELD_NAMES[field] })}
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
};

/** What became of a field that was wrong. */
const Since = ({ submission, field }: { submission: WholeSubmission; field: VerificationField }) => {
  const { former } = submission;
  if (!former) return null;
  if (former.unchanged.includes(field))
    return (
      <Typography component="strong" variant="body2" color="error">
        {t(isPicture(field) ? 'verifications.theSamePictureAgain' : 'verifications.theSameAgain')}
      </Typography>
    );
  if (isPicture(field)) return <>{t('verifications.aNewPicture')}</>;
  return (
    <>{t('verifications.changedFromTo', { from: former[field] ?? '–', to: submission[field] ?? '–' })}</>
  );
};
