import { styled } from '@mui/material/styles';
import { lazy, Suspense, startTransition, useState } from 'react';
import { useOnSight } from '../../ui/useOnSight.js';
import { MARKETS_BESIDE, MIDDLE } from '../../ui/wide.js';
import { worded } from '../worded.js';
import { PROOF_LEAST, ProofComing } from './ProofComing.js';

const load = worded('company')(async () => (await import('./LiveProof.js')).LiveProof);
const LiveProof = lazy(async () => ({ default: await load() }));

/**
 * Same height as the content, so that the content below does not move; `early-pages.css` reserves the same. Renders
 * nothing if there is nothing to prove yet.
 */
const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 572,
  [MIDDLE]: { minHeight: PROOF_LEAST },
  [MARKETS_BESIDE]: { minHeight: 548 },
  '&:has(> [hidden])': { display: 'none' },
});

/** The proof, fetched when nearly in view; at once where it is next to the sign-in links. */
export function ProofPlace() {
  const [isNear, setNear] = useState(false);
  const place = useOnSight<HTMLDivElement>(!isNear, () => startTransition(() => setNear(true)));
  return (
    <Place ref={place}>
      {isNear ? (
        <Suspense fallback={<ProofComing />}>
          <LiveProof />
        </Suspense>
      ) : (
        <ProofComing />
      )}
    </Place>
  );
}
