import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever the element of the returned ref is (nearly) in view. */
export function useOnSight<E extends Element>(active: boolean, onSight: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const seen = useEffectEvent(onSight);
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen();
      },
      { rootMargin: '240px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active]);
  return element;
}
