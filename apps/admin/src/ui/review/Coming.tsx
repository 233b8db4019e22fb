import { LinearProgress } from '@mui/material';
import { useLayoutEffect } from 'react';
import { awaitEvidence } from './evidence-coming.js';

/** Placeholder for evidence: while it is shown, neither the first operator nor the approver can decide. */
export const Coming = () => {
  useLayoutEffect(awaitEvidence, []);
  return <LinearProgress />;
};
