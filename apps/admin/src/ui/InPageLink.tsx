import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

/** Scrolls a part of the page into view and focuses it, for screen readers. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

interface Props {
  /** Element id of the part, which must be focusable. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Link to another part of the page; the address does not change. */
export const InPageLink = ({ to, children }: Props) => (
  <Link href={`#${to}`} onClick={show}>
    {children}
  </Link>
);
