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

/** Has a page stand where its customer left it, and the focus with it; returns what has to hear of what he does. */
export function usePlace(page: RefObject<HTMLElement | null>, scroll: RefObject<HTMLElement | null>) {
  const [own] = useState(() => placeOf('start'));
  const place = use(PagePlace) ?? own;
  const isComing = useRef(false);
  useLayoutEffect(() => {
    // Where nothing was scrolled there is nothing to go back to: to say so would have the page laid out at once.
    if (place.top === 0 || !scroll.current) return;
    isComing.current = true;
    return scrollBack(scroll.current, place, () => {
      isComing.current = false;
    });
  }, [place, scroll]);
  useEffect(() => (page.current ? focusPage(page.current, place) : undefined), [place, page]);
  const onUse = ({ currentTarget, target }: SyntheticEvent) => noteUse(place, currentTarget, target);
  return {
    onUse,
    onScroll: ({ currentTarget: { scrollTop } }: UIEvent) => {
      if (!isComing.current) place.top = scrollTop;
    },
  };
}
