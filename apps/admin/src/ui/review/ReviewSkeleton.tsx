import { Box, Card } from '@mui/material';
import { t } from '../../texts/texts.js';
import { RailTitle } from '../PageSkeleton.js';
import { SkeletonRows } from '../SkeletonRows.js';
import { ReviewColumns } from './ReviewColumns.js';

const Placeholder = ({ rows }: { rows: number }) => (
  <Card sx={{ p: 4 }}>
    <SkeletonRows rows={rows} />
  </Card>
);

interface Props {
  /** Whether the page shows its title itself. */
  readonly isTitled?: boolean;
}

/** Placeholder until what is reviewed is loaded. */
export const ReviewSkeleton = ({ isTitled = false }: Props) => (
  <Box aria-busy="true" aria-label={t('ui.loading')} role="status">
    {!isTitled && <RailTitle />}
    <ReviewColumns claimed={<Placeholder rows={8} />} decision={null}>
      <Placeholder rows={12} />
    </ReviewColumns>
  </Box>
);
