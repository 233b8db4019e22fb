import { Activity, Suspense, useState } from 'react';
import { type Location, Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ended, token } from '../api/session.js';
import { keptPaths, loginPath, type PathRule, ruleOf } from '../features/navigation/paths.js';
import { SkeletonPage } from '../ui/SkeletonPage.js';
import { PageOwner, PageShown } from '../ui/shown.js';
import { useStore } from '../ui/store.js';
import { pageAt, routeAt } from './page-table.js';

/** The page of the present address; the tabbed pages stay behind it as they were left. */
export function Pages() {
  const location = useLocation();
  const owner = useStore(token);
  const signedIn = owner !== null;
  const wentHome = useStore(ended) === 'by customer';
  const [last, setLast] = useState<Readonly<Record<string, Location>>>({});
  const visit = useVisit(location);
  const rule: PathRule | null = ruleOf(location.pathname);

  const allowed = rule !== null && (signedIn || !rule.login);
  if (allowed && rule.kept && last[rule.path] !== location) setLast({ ...last, [rule.path]: location });

  if (rule === null) return <Navigate to="/" replace />;
  if (!allowed)
    return <Navigate to={wentHome ? '/' : loginPath(location.pathname + location.search)} replace />;
  const Single = rule.kept ? null : pageAt(rule.path);
  return (
    <PageOwner value={owner}>
      {keptPaths().map((path) => {
        const at = path === rule.path ? location : last[path];
        if (!at || (!signedIn && ruleOf(path)?.login)) return null;
        return <KeptPage key={path} path={path} at={at} shown={path === rule.path} />;
      })}
      {Single && (
        <Suspense fallback={<SkeletonPage path={rule.path} shape={routeAt(rule.path)?.shape} />}>
          <Single key={visit} />
        </Suspense>
      )}
    </PageOwner>
  );
}

/** Names the visit of a page: what only changes its address in place leaves the page as it is, and what has the focus. */
function useVisit(location: Location): string {
  const isInPlace = useNavigationType() === 'REPLACE';
  const [at, setAt] = useState({ location, visit: location.key });
  if (at.location === location) return at.visit;
  const visit = isInPlace && at.location.pathname === location.pathname ? at.visit : location.key;
  setAt({ location, visit });
  return visit;
}

/** A page that lives on, out of sight and deaf, while another is shown; it always sees its own last address. */
function KeptPage({ path, at, shown }: { path: string; at: Location; shown: boolean }) {
  const Kept = pageAt(path);
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <PageShown value={shown}>
        <Suspense fallback={<SkeletonPage path={path} shape={routeAt(path)?.shape} />}>
          <Routes location={at}>
            <Route path={path} element={<Kept />} />
          </Routes>
        </Suspense>
      </PageShown>
    </Activity>
  );
}
