import { Box } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Coming } from '../../ui/review/Coming.js';
import { FailedEvidence } from '../../ui/review/FailedEvidence.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { usePermission } from '../../ui/use-permission.js';
import { Papers, Statement } from './Claimed.js';
import { SharedPictures } from './PaperEvidence.js';
import type { SubmissionDetails } from './verification.js';

interface Props {
  readonly id: number;
  /** Absent: the stated facts with the papers next to them. */
  readonly part?: 'statement' | 'papers';
}

/** Papers by which a level was certified, as the certifying operator saw them. */
export const PapersOf = ({ id, part }: Props) => {
  const mayRead = usePermission('verifications', 'show');
  const reading = useWhole<SubmissionDetails>('verifications', id, mayRead === true);
  const { data: submission, error } = reading;
  if (mayRead === false) return null;
  if (error)
    return (
      <FailedEvidence
        text={t('verifications.thisCouldNotBeRead', { message: error.message })}
        reading={reading}
      />
    );
  // A list row may be in the cache until the whole record is loaded.
  if (submission?.pictures === undefined) return <Coming />;
  if (part === 'statement') return <Statement submission={submission} />;
  const papers = (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <SharedPictures submission={submission} />
      <Papers submission={submission} />
    </Box>
  );
  if (part === 'papers') return papers;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Statement submission={submission} />
      {papers}
    </Box>
  );
};
