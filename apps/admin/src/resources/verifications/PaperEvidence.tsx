import { Alert, Box, Typography } from '@mui/material';
import { VERIFICATION_PICTURES, type VerificationField, type VerificationPicture } from '@truemark/contracts';
import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Folded } from '../../ui/Folded.js';
import { InPageLink } from '../../ui/InPageLink.js';
import { Pill } from '../../ui/Pill.js';
import { PictureOnDemand } from '../../ui/review/PictureOnDemand.js';
import { reasonName } from '../../ui/review/reason-names.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { useWords } from '../ledger-entries/entry.js';
import { FIELD_NAMES, LEVELS, type SubmissionDetails, standingOf } from './verification.js';

type Shared = SubmissionDetails['shared_pictures'][number];

/** Label of the picture, the customer, time and place. */
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

interface PaperProps {
  readonly submission: SubmissionDetails;
}

interface SharedProps extends PaperProps {
  /** Maximum number shown at first. */
  readonly most?: number;
}

/** List of the pictures that other customers sent too. */
export const SharedRows = ({ submission: { shared_pictures: shared }, most }: SharedProps) => (
  <>
    {t('verifications.samePicturesElsewhere')}
    <Folded
      {...(most !== undefined && { most })}
      rows={shared.map((each) => (
        <SharedPicture key={`${each.picture}${each.customer_id}${each.sent_at_ms}`} shared={each} />
      ))}
    />
  </>
);

/** Warning about identical pictures with other customers: one person under two names, or somebody else's papers. */
export const SharedPictures = ({ submission }: PaperProps) =>
  submission.shared_pictures.length > 0 && (
    <Alert severity="error" variant="outlined">
      <SharedRows submission={submission} most={1} />
    </Alert>
  );

const isPicture = (field: VerificationField): field is VerificationPicture =>
  VERIFICATION_PICTURES.some((each) => each === field);

const sameText = (field: VerificationField): string =>
  t(isPicture(field) ? 'verifications.theSamePictureAgain' : 'verifications.theSameAgain');

/** Element id of the former attempt next to the new papers. */
const FORMER = 'former-attempt';

/**
 * Warning that rejected papers are sent again, with what is unchanged. The former attempt itself is shown below the
 * papers.
 */
export const FormerWarning = ({ submission: { former } }: PaperProps) => {
  if (!former) return null;
  const again = former.unchanged
    .filter((field) => former.fields[field] !== undefined)
    .map((field) => `${FIELD_NAMES[field]}: ${sameText(field)}`);
  return (
    <Alert severity={again.length > 0 ? 'error' : 'info'} variant="outlined">
      <InPageLink to={FORMER}>{t('verifications.formerAttempt')}</InPageLink>
      {again.length > 0 && ` · ${again.join(' ')}`}
    </Alert>
  );
};

/** Fields found wrong, their former values, and whether anything has changed since. */
export const FormerAttempt = ({ submission }: PaperProps) => {
  const { former } = submission;
  if (!former) return null;
  const marked = submission.form.filter((field) => former.fields[field] !== undefined);
  return (
    <Box id={FORMER} tabIndex={-1}>
      <Section
        title={t('verifications.formerAttempt')}
        action={<Link to={`/verifications/${former.id}/show`}>{t('verifications.openItsReview')}</Link>}
      >
        <Typography variant="body2" color="textSecondary" component="div">
          {formatRich('verifications.rejectedBy', {
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
            {formatRich('verifications.note', { note: former.note })}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {marked.map((field) => (
            <Box component="li" key={field}>
              <Typography variant="body2" component="div">
                <strong>{FIELD_NAMES[field]}</strong>: {reasonName(former.fields[field] ?? 'reject.mismatch')}
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
    </Box>
  );
};

/** New state of a field that was wrong. */
const Since = ({ submission, field }: { submission: SubmissionDetails; field: VerificationField }) => {
  const { former } = submission;
  if (!former) return null;
  if (former.unchanged.includes(field))
    return (
      <Typography component="strong" variant="body2" color="error">
        {sameText(field)}
      </Typography>
    );
  if (isPicture(field)) return <>{t('verifications.aNewPicture')}</>;
  return (
    <>{t('verifications.changedFromTo', { from: former[field] ?? '–', to: submission[field] ?? '–' })}</>
  );
};
