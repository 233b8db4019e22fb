import type { ReactNode } from 'react';
import { AccessDenied } from 'react-admin';
import { useMay } from './use-may.js';

/** A page of our own making, for those who may read the resource. */
export const Guarded = ({ resource, children }: { resource: string; children: ReactNode }) => {
  const canAccess = useMay(resource, 'list');
  if (canAccess === undefined) return null;
  return canAccess ? children : <AccessDenied />;
};
