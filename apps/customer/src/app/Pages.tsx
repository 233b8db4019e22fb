import { Activity, Suspense, useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { ended, token } from '../api/session.js';
import { keptPaths, loginPath, type PathRule, ruleOf } from '../features/navigation/paths.js';
import { Redirect } from '../features/navigation/Redirect.js';
import { PagePlace, type Place, placeOf } from '../ui/place.js';
import { SkeletonPage } from '../ui/SkeletonPage.js';
import { PageShown } from '../ui/shown.js';
import { useStore } from '../ui/store.js';
import { pageAt, routeAt } from './page-table.js';
import { useDrafter } from './useDrafter.js';
import { useVisit } from './useVisit.js';

/**
 * Renders the page of the current address. Pages with a tab stay mounted behind it, in the state they were left by their
 * owner.
 */
export function Pages() {
  const location = useLocation();
  const owner = useStore(token);
  const signedIn = owner !== null;
  const wentHome = useStore(ended) === 'by customer';
  const [last, setLast] = useState<Readonly<Record<string, Location>>>({});
  const { key, place } = useVisit(owner);
  const drafter = useDrafter();
  const rule: PathRule | null = ruleOf(location.pathname);

  const allowed = rule !== null && (signedIn || !rule.login);
  if (allowed && rule.kept && last[rule.path] !== location) setLast({ ...last, [rule.path]: location });

  if (rule === null) return <Redirect to="/" />;
  if (!allowed) return <Redirect to={wentHome ? '/' : loginPath(location.pathname + location.search)} />;
  const Single = rule.kept ? null : pageAt(rule.path);
  return (
    <>
      {keptPaths().map((path) => {
        const at = path === rule.path ? location : last[path];
        if (!at || (!signedIn && ruleOf(path)?.login)) return null;
        return (
          <KeptPage
            key={`${path} ${drafter}`}
            path={path}
            at={at}
            shown={path === rule.path}
            owner={owner}
            arrival={place.arrival}
          />
        );
      })}
      {Single && (
        <PagePlace value={place}>
          <Suspense fallback={<SkeletonPage path={rule.path} shape={routeAt(rule.path)?.shape} />}>
            <Single key={key} />
          </Suspense>
        </PagePlace>
      )}
    </>
  );
}

interface KeptPageProps {
  path: string;
  at: Location;
  shown: boolean;
  owner: string | null;
  /** How the customer arrived when the page is first shown. */
  arrival: Place['arrival'];
}

/**
 * A page that stays mounted, hidden and unsubscribed, while another is shown. It keeps its last address, and its
 * owner's scroll position and focus.
 */
function KeptPage({ path, at, shown, owner, arrival }: KeptPageProps) {
  const Kept = pageAt(path);
  const [stands, setStands] = useState(() => ({ owner, place: placeOf(arrival) }));
  if (stands.owner !== owner) setStands({ owner, place: placeOf('new') });
  const { place } = stands;
  useEffect(() => {
    if (!shown) place.arrival = 'return';
  }, [shown, place]);
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <PageShown value={shown}>
        <PagePlace value={place}>
          <Suspense fallback={<SkeletonPage path={path} shape={routeAt(path)?.shape} />}>
            <Routes location={at}>
              <Route path={path} element={<Kept />} />
            </Routes>
          </Suspense>
        </PagePlace>
      </PageShown>
    </Activity>
  );
}
