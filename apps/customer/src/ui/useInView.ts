import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element of the returned ref is in view or nearly so. */
export function useInView<E extends Element>(): readonly [element: RefObject<E | null>, isInView: boolean] {
  const element = useRef<E>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '240px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInView];
}
