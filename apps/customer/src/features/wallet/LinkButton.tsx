import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
}

/** Link to a prerequisite on its own page. */
export function LinkButton({ to, children }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} variant="contained" fullWidth>
      {children}
    </Button>
  );
}
