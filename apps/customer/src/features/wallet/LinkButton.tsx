import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
}

/** What has to be done first, on a page of its own. */
export function LinkButton({ to, children }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} variant="contained" fullWidth>
      {children}
    </Button>
  );
}
