import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Coming } from '../../ui/review/Coming.js';
import { useMay } from '../../ui/use-may.js';
import { Papers, Statement } from './Claimed.js';
import type { WholeSubmission } from './verification.js';

/** What a level was certified by, as whoever certified it saw it. */
export const PapersOf = ({ id }: { id: number }) => {
  const mayRead = useMay('verifications', 'show');
  const { data: submission, error } = useGetOne<WholeSubmission>(
    'verifications',
    { id },
    { enabled: mayRead === true },
  );
  if (mayRead === false) return null;
  if (error) return <EmptyNote text={t('verifications.thisCouldNotBeRead', { message: error.message })} />;
  // A list's row may stand in for it until it has come itself.
  if (submission?.pictures === undefined) return <Coming />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Statement submission={submission} />
      <Papers submission={submission} />
    </Box>
  );
};
