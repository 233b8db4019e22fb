import { createContext } from 'react';

/** Last used element of a page: the element itself while it exists, and after a re-render its row and its name. */
interface Used {
  readonly element: WeakRef<HTMLElement>;
  readonly name: string;
  /** Key of its list row, and its index in the row. */
  readonly row: string | undefined;
  readonly at: number;
}

/** Scroll position and focus on a page. */
export interface Place {
  top: number;
  used: Used | null;
  /** How the customer arrived: app start, first visit, or return to a page. */
  arrival: 'start' | 'new' | 'return';
}

export const placeOf = (arrival: Place['arrival']): Place => ({ top: 0, used: null, arrival });

/** Newest history entries whose places are kept. */
const MAX_PLACES = 50;

/** The places with that of the current history entry as the newest. */
export function withPlace(places: ReadonlyMap<string, Place>, key: string, place: Place): Map<string, Place> {
  const others = [...places].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - MAX_PLACES), [key, place]]);
}

/** Place of the enclosing page. */
export const PagePlace = createContext<Place | null>(null);

const USABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Maximum wait for the content of a page that was returned to, ms. */
const PATIENCE = 5_000;
const GOES_ON = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

const usableIn = (page: Element): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(USABLE)];

/** Rows bear their keys: what a row says may change while the customer is away. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-key]');

/** Records the last used element, unless it is in a sheet over the page. */
export function noteUse(place: Place, page: Element, target: EventTarget): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(USABLE) : null;
  if (!element || !page.contains(element)) return;
  const row = rowOf(element);
  place.used = {
    element: new WeakRef(element),
    name: nameOf(element),
    row: row?.dataset.key,
    at: row ? usableIn(row).indexOf(element) : -1,
  };
}

/**
 * Finds the last used element: the same one, else the one with the same name in the same row, else the one at its
 * position in that row. None if it is gone or not unique: another row must not be taken for it.
 */
function findUsed({ element, name, row, at }: Used, page: Element): HTMLElement | undefined {
  const same = element.deref();
  if (same && page.contains(same)) return same;
  const all = usableIn(page).filter((each) => rowOf(each)?.dataset.key === row);
  const named = all.filter((each) => nameOf(each) === name);
  const isPlaced = (each: HTMLElement) => usableIn(rowOf(each) ?? page).indexOf(each) === at;
  const [found, another] = named.length > 0 || row === undefined ? named : all.filter(isPlaced);
  return another ? undefined : found;
}

/** Retries on every content change, until it succeeds, the customer interacts, or it times out. */
function asItComes(page: Element, isDone: () => boolean, then: () => void): () => void {
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(end, PATIENCE);
  for (const sign of GOES_ON) document.addEventListener(sign, end, true);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of GOES_ON) document.removeEventListener(sign, end, true);
  }
  function end(): void {
    stop();
    then();
  }
  function attempt(): void {
    if (isDone()) end();
  }
  observer.observe(page, { childList: true, subtree: true });
  attempt();
  return stop;
}

/** Restores the scroll position as soon as the page is long enough. */
export function scrollBack(scroll: Element, { top }: Place, then: () => void): () => void {
  const isThere = () => {
    scroll.scrollTop = top;
    return scroll.scrollTop >= top - 1;
  };
  return asItComes(scroll, isThere, then);
}

const hasNothing = ({ activeElement }: Document): boolean =>
  !activeElement || activeElement === document.body || !activeElement.checkVisibility();

/** If nothing has the focus, focuses the last used element of a page returned to, else the page's title. */
export function focusPage(page: HTMLElement, place: Place): (() => void) | undefined {
  if ((place.arrival === 'start' && !place.used) || !hasNothing(document)) return undefined;
  const title = page.querySelector<HTMLElement>('h1[tabindex], main');
  title?.focus({ preventScroll: true });
  const { used } = place;
  if (place.arrival !== 'return' || !used) return undefined;
  const isThere = () => {
    const found = findUsed(used, page);
    if (found && (hasNothing(document) || document.activeElement === title))
      found.focus({ preventScroll: true });
    return found !== undefined || document.activeElement !== title;
  };
  return asItComes(page, isThere, () => {
    place.arrival = 'new';
  });
}
