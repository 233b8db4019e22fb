import { Navigate, resolvePath } from 'react-router-dom';
import { SkeletonPage } from '../../ui/SkeletonPage.js';

/** Replaces the address. What it renders stays until the code of the other page is there, so that is its skeleton. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <SkeletonPage path={resolvePath(to).pathname} shape={undefined} />
      <Navigate to={to} replace />
    </>
  );
}
