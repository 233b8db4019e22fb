import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.js';
import { type Endless, ListEnd } from './ListEnd.js';
import { SkeletonList } from './Skeletons.js';

interface ListStatesProps {
  list: Endless;
  isEmpty: boolean;
  empty: ReactNode;
  /** Skeleton shown until the rows have loaded. */
  skeleton?: { rows?: number; height?: number };
  /** The rows. */
  children: ReactNode;
}

/** States of an infinite list: loading, failed, empty, or the rows with loading of the next page. */
export function ListStates({ list, isEmpty, empty, skeleton, children }: ListStatesProps) {
  if (list.isPending) return <SkeletonList {...skeleton} />;
  if (list.isError && isEmpty) return <ErrorState onRetry={() => list.refetch()} />;
  if (isEmpty) return empty;
  return (
    <>
      {children}
      <ListEnd list={list} />
    </>
  );
}
