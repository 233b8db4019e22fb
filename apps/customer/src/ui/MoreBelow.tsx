import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useMore } from './useMore.js';

const Scroll = styled('div')({
  '&[data-more="true"]': {
    maskImage: 'linear-gradient(to bottom, black calc(100% - 28px), transparent)',
  },
});

const End = styled('div')({ height: 1, marginBlockStart: -1 });

/** Scroll area that fades overflow at its lower edge. */
export function MoreBelow({ children, ...rest }: ComponentProps<'div'>) {
  const { scroll, end, isMore } = useMore('0px 0px 4px 0px');
  return (
    <Scroll {...rest} ref={scroll} data-more={isMore}>
      {children}
      <End ref={end} aria-hidden />
    </Scroll>
  );
}
