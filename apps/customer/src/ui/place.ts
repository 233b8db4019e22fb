import { createContext } from 'react';

/** What of a page was used last: itself while it is there, and by what it is known once it was drawn anew. */
interface Used {
  readonly element: WeakRef<HTMLElement>;
  readonly name: string;
  readonly at: number;
}

/** Where a customer stands on a page, from his coming until its entry of the history is gone. */
export interface Place {
  top: number;
  used: Used | null;
  /** How he came: with the start of the app, for the first time, or to a page that he had left. */
  arrival: 'start' | 'new' | 'return';
}

export const placeOf = (arrival: Place['arrival']): Place => ({ top: 0, used: null, arrival });

/** The place of the page around. */
export const PagePlace = createContext<Place | null>(null);

const USABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** What may still come of a page that somebody went back to, ms. */
const PATIENCE = 5_000;
const GOES_ON = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

const usableIn = (page: Element): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(USABLE)];

/** Remembers what is used, unless it lies in a sheet over the page. */
export function noteUse(place: Place, page: Element, target: EventTarget): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(USABLE) : null;
  if (!element || !page.contains(element)) return;
  place.used = {
    element: new WeakRef(element),
    name: nameOf(element),
    at: usableIn(page).indexOf(element),
  };
}

/** What was used last: the same, else what is called the same, else what has come where it was. */
function findUsed({ element, name, at }: Used, page: Element): HTMLElement | undefined {
  const same = element.deref();
  if (same && page.contains(same)) return same;
  const all = usableIn(page);
  const distance = (each: HTMLElement) => Math.abs(all.indexOf(each) - at);
  const [named] = all
    .filter((each) => nameOf(each) === name)
    .sort((one, other) => distance(one) - distance(other));
  return named ?? (page.querySelector('[aria-busy="true"]') ? undefined : all[at]);
}

/** Tries with all that comes, until it is done, the customer goes on by himself, or it took too long. */
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

/** Scrolls to where the page was left, as soon as it is long enough. */
export function scrollBack(scroll: Element, { top }: Place, then: () => void): () => void {
  const isThere = () => {
    scroll.scrollTop = top;
    return scroll.scrollTop >= top - 1;
  };
  return asItComes(scroll, isThere, then);
}

const hasNothing = ({ activeElement }: Document): boolean =>
  !activeElement || activeElement === document.body || !activeElement.checkVisibility();

/** Where nothing has the focus any more, gives it to what was used last on a page that was left, else to the page's title. */
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
