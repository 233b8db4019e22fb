import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.js';
import { type Endless, ListEnd } from './ListEnd.js';
import { SkeletonList } from './Skeletons.js';

interface ListStatesProps {
  list: Endless;
  isEmpty: boolean;
  empty: ReactNode;
  /** Of what stands there until the rows have come. */
  skeleton?: { rows?: number; height?: number };
  /** Its rows. */
  children: ReactNode;
}

/** An endless list: on its way, failed, empty; or its rows, whose next page is loaded as their end comes into sight. */
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
