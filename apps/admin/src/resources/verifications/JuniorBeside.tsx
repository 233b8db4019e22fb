import { Box, Typography } from '@mui/material';
import { VERIFICATION_PICTURES } from '@truemark/contracts';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { Pill } from '../../ui/Pill.js';
import { Coming } from '../../ui/review/Coming.js';
import { Picture } from '../../ui/review/Picture.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { Papers } from './Claimed.js';
import { FIELD_NAMES, LEVELS, type Submission, type SubmissionDetails, standingOf } from './verification.js';

/** Approved papers of the lower level, for comparison with the picture of the person holding his document. */
export const juniorOf = ({
  level,
  earlier,
}: Pick<SubmissionDetails, 'level' | 'earlier'>): Submission | null =>
  level === 'senior'
    ? (earlier.find((each) => each.level === 'junior' && each.status === 'approved') ?? null)
    : null;

const COLUMN = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;

/** Stated facts of the lower level, and whether the name is the same. */
const Stated = ({ junior, name }: { junior: SubmissionDetails; name: string }) => (
  <Section
    title={t('verifications.verification', { level: LEVELS.junior })}
    action={<Pill {...standingOf(junior)} />}
  >
    <Facts
      rows={[
        [
          t('common.name'),
          <span key="name">
            <bdi>{junior.name}</bdi>
            {junior.name !== name && (
              <Typography component="strong" variant="body2" color="error" sx={{ display: 'block' }}>
                {t('verifications.anotherNameThanHere')}
              </Typography>
            )}
          </span>,
        ],
        [t('verifications.phoneNumber'), junior.mobile],
        [t('common.decidedBy'), junior.decided_by_name],
        [t('common.decided'), <When key="decided" ms={junior.decided_at_ms} />],
      ]}
    />
    <Typography variant="body2" sx={{ pt: 2 }}>
      <Link to={`/verifications/${junior.id}/show`}>{t('verifications.openItsReview')}</Link>
    </Typography>
  </Section>
);

/** Picture of the person with his document next to the document itself as certified before. */
export const PapersWithJunior = ({ submission, id }: { submission: SubmissionDetails; id: number }) => {
  const { data: junior, error } = useWhole<SubmissionDetails>('verifications', id);
  const isThere = junior?.pictures !== undefined;
  const shown = isThere
    ? VERIFICATION_PICTURES.flatMap((name) => {
        const picture = junior.pictures[name];
        return picture === undefined ? [] : [{ name, picture }];
      })
    : [];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Box sx={COLUMN}>
        <Papers submission={submission} />
        {isThere && <Stated junior={junior} name={submission.name} />}
      </Box>
      <Box sx={COLUMN}>
        {error && <EmptyNote text={t('verifications.thisCouldNotBeRead', { message: error.message })} />}
        {!isThere && !error && <Coming />}
        {shown.map(({ name, picture }) => (
          <Picture
            key={picture}
            id={picture}
            name={t('verifications.ofLevel', { field: FIELD_NAMES[name], level: LEVELS.junior })}
          />
        ))}
      </Box>
    </Box>
  );
};
