import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PHONE } from '../theme/fields.js';
import { ReadFailed } from './ReadFailed.js';
import { SkeletonRows } from './SkeletonRows.js';
import { isSumming } from './summing.js';

interface Props {
  readonly children: ReactNode;
  /** Whether a phone stacks the cells of a row, without a header. */
  readonly isStacked?: boolean;
}

const HEADLESS = { [PHONE]: { pt: 0 } };

/** Skeleton rows in place of a table until its first rows are loaded, and why they could not be. */
export const UntilRowsCome = ({ isStacked = false, children }: Props) => {
  const { data, isPending, isFetching, error, refetch } = useListContext();
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} isReading={isFetching} />;
  if (error)
    return (
      <>
        <ReadFailed
          error={error}
          isOlder
          // Sums are asked for again by the list itself.
          {...(!isSumming(error) && { onRetry: refetch, isReading: isFetching })}
        />
        {children}
      </>
    );
  if (!isPending) return children;
  return (
    <Box aria-hidden="true" sx={{ px: 3, pt: 9, ...(isStacked && HEADLESS) }}>
      <SkeletonRows rows={8} isStacked={isStacked} />
    </Box>
  );
};
