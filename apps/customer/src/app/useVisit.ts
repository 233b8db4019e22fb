import { useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { type Place, placeOf, withPlace } from '../ui/place.js';

interface Visit {
  /** React key of the visit. */
  readonly key: string;
  readonly place: Place;
}

interface Visits extends Visit {
  readonly location: Location;
  readonly owner: string | null;
  /** Scroll position and focus by history entry. */
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * Visit of a page. A change of the address in place keeps the page and its focus. Going back restores the position.
 * Positions are never shared between customers.
 */
export function useVisit(owner: string | null): Visit {
  const location = useLocation();
  const type = useNavigationType();
  const [at, setAt] = useState<Visits>(() => begin(location, owner, placeOf('start')));
  if (at.location === location && at.owner === owner) return at;
  const next =
    at.owner === owner
      ? follow(at, location, type)
      : { ...begin(location, owner, placeOf('new')), key: at.location === location ? at.key : location.key };
  setAt(next);
  return next;
}

const begin = (location: Location, owner: string | null, place: Place): Visits => ({
  location,
  owner,
  key: location.key,
  place,
  places: new Map([[location.key, place]]),
});

function follow(at: Visits, location: Location, type: string): Visits {
  const isSame =
    location.key === at.location.key || (type === 'REPLACE' && at.location.pathname === location.pathname);
  const before = at.places.get(location.key);
  if (before && !isSame) before.arrival = 'return';
  const place = isSame ? at.place : (before ?? placeOf('new'));
  const places = withPlace(at.places, location.key, place);
  return { ...at, location, places, place, key: isSame ? at.key : location.key };
}
