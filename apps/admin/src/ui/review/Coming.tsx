import { LinearProgress } from '@mui/material';
import { useLayoutEffect } from 'react';
import { awaitEvidence } from './evidence-coming.js';

/** Stands where evidence will be: while it does, nothing is approved, and a second person decides nothing. */
export const Coming = () => {
  useLayoutEffect(awaitEvidence, []);
  return <LinearProgress />;
};
