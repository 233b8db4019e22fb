import {
  type RefObject,
  type SyntheticEvent,
  type UIEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusPage, noteUse, PagePlace, placeOf, scrollBack } from './place.js';

/** Restores the scroll position and focus of a page. Returns the handlers that record the customer's actions. */
export function usePlace(page: RefObject<HTMLElement | null>, scroll: RefObject<HTMLElement | null>) {
  const [own] = useState(() => placeOf('start'));
  const place = use(PagePlace) ?? own;
  const isComing = useRef(false);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    // A page mounted anew at the same address, such as the next step of a form, starts at its top.
    if (isNew.current && place.arrival !== 'return') place.top = 0;
    isNew.current = false;
    // Without a scroll position there is nothing to restore, and setting it would force a layout.
    if (place.top === 0 || !scroll.current) return;
    isComing.current = true;
    return scrollBack(scroll.current, place, () => {
      isComing.current = false;
    });
  }, [place, scroll]);
  useEffect(() => {
    const end = page.current ? focusPage(page.current, place) : undefined;
    if (!end && place.arrival === 'return') place.arrival = 'new';
    return end;
  }, [place, page]);
  const onUse = ({ currentTarget, target }: SyntheticEvent) => noteUse(place, currentTarget, target);
  return {
    onUse,
    onScroll: ({ currentTarget: { scrollTop } }: UIEvent) => {
      if (!isComing.current) place.top = scrollTop;
    },
  };
}
