import type { ReactNode } from 'react';
import { AccessDenied, CanAccess } from 'react-admin';

/** A page of our own making, for those who may read the resource. */
export const Guarded = ({ resource, children }: { resource: string; children: ReactNode }) => (
  <CanAccess resource={resource} action="list" accessDenied={<AccessDenied />}>
    {children}
  </CanAccess>
);
