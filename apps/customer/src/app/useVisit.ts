import { useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { type Place, placeOf } from '../ui/place.js';

interface Visit {
  /** Names it. */
  readonly key: string;
  readonly place: Place;
}

interface Visits extends Visit {
  readonly location: Location;
  readonly owner: string | null;
  /** Where the customer stood, by the entry of the history. */
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * The visit of a page: what only changes its address in place leaves the page as it is, and what has the focus. Who goes
 * back stands where he stood; nobody stands where somebody else did.
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
  const places = new Map(at.places).set(location.key, place);
  return { ...at, location, places, place, key: isSame ? at.key : location.key };
}
