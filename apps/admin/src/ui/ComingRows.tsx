import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PHONE } from '../theme/fields.js';
import { SkeletonRows } from './SkeletonRows.js';

interface Props {
  readonly children: ReactNode;
  /** Whether a phone has the cells of a row below each other, without a head. */
  readonly isStacked?: boolean;
}

const HEADLESS = { [PHONE]: { pt: 0 } };

/** Rows that are to come, in place of a table until the first of them are there. */
export const UntilRowsCome = ({ isStacked = false, children }: Props) => {
  const { isPending, error } = useListContext();
  if (!isPending || error) return children;
  return (
    <Box aria-hidden="true" sx={{ px: 3, pt: 9, ...(isStacked && HEADLESS) }}>
      <SkeletonRows rows={8} isStacked={isStacked} />
    </Box>
  );
};
