import type { FunctionComponent, ReactNode } from 'react';
import { NotAllowedPage } from './NoPage.js';
import { PageSkeleton } from './PageSkeleton.js';
import { usePermission } from './use-permission.js';

interface Props {
  readonly resource: string;
  /** Purpose of the page. */
  readonly action?: 'list' | 'create';
  readonly children: ReactNode;
}

/** Custom page, shown if the role may read the resource, or has the page's permission. */
export const Guarded = ({ resource, action = 'list', children }: Props) => {
  const canAccess = usePermission(resource, action);
  if (canAccess === undefined) return <PageSkeleton />;
  return canAccess ? children : <NotAllowedPage />;
};

/** Create form, shown only to roles with the permission: nobody fills in what the server would refuse. */
export const guardedCreate = (resource: string, Form: FunctionComponent): FunctionComponent =>
  function GuardedCreate() {
    return (
      <Guarded resource={resource} action="create">
        <Form />
      </Guarded>
    );
  };
