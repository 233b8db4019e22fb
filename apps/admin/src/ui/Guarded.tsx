import type { FunctionComponent, ReactNode } from 'react';
import { ComingPage } from './ComingPage.js';
import { NotAllowedPage } from './NoPage.js';
import { useMay } from './use-may.js';

interface Props {
  readonly resource: string;
  /** What the page is for. */
  readonly action?: 'list' | 'create';
  readonly children: ReactNode;
}

/** A page of our own making, for those who may read the resource, or do what it is for. */
export const Guarded = ({ resource, action = 'list', children }: Props) => {
  const canAccess = useMay(resource, action);
  if (canAccess === undefined) return <ComingPage />;
  return canAccess ? children : <NotAllowedPage />;
};

/** The form of something new, for who may make it: nobody fills in what the server would refuse. */
export const guardedCreate = (resource: string, Form: FunctionComponent): FunctionComponent =>
  function GuardedCreate() {
    return (
      <Guarded resource={resource} action="create">
        <Form />
      </Guarded>
    );
  };
