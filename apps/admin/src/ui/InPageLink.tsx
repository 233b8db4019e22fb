import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

/** Brings a part of the page into view, and whoever hears the page to it. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

interface Props {
  /** The id of the part, which can hold the cursor. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads to another part of the page; the address stays as it is. */
export const InPageLink = ({ to, children }: Props) => (
  <Link href={`#${to}`} onClick={show}>
    {children}
  </Link>
);
