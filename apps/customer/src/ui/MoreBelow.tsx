import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

const Scroll = styled('div')({
  '&[data-more="true"]': {
    maskImage: 'linear-gradient(to bottom, black calc(100% - 28px), transparent)',
  },
});

const End = styled('div')({ height: 1, marginBlockStart: -1 });

/** Scrolls; what goes on beyond its lower edge fades there instead of being cut through. */
export function MoreBelow({ children, ...rest }: ComponentProps<'div'>) {
  const scroll = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([seen]) => setMore(seen?.isIntersecting === false), {
      root: scroll.current,
      rootMargin: '0px 0px 4px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Scroll {...rest} ref={scroll} data-more={isMore}>
      {children}
      <End ref={end} aria-hidden />
    </Scroll>
  );
}
