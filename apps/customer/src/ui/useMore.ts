import { type RefObject, useEffect, useRef, useState } from 'react';

interface More {
  scroll: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  isMore: boolean;
}

/** Whether a scroll area continues beyond its edge: its `end` is out of view. `reach` is a root margin. */
export function useMore(reach: string): More {
  const scroll = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([seen]) => setMore(seen?.isIntersecting === false), {
      root: scroll.current,
      rootMargin: reach,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [reach]);
  return { scroll, end, isMore };
}
