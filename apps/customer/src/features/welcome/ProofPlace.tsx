import { styled } from '@mui/material/styles';
import { lazy, Suspense, startTransition, useState } from 'react';
import { useOnSight } from '../../ui/useOnSight.js';
import { MARKETS_BESIDE, MIDDLE } from '../../ui/wide.js';
import { worded } from '../worded.js';
import { PROOF_LEAST, ProofComing } from './ProofComing.js';

const load = worded('company')(async () => (await import('./LiveProof.js')).LiveProof);
const LiveProof = lazy(async () => ({ default: await load() }));

/** As high as what comes, so that what stands below keeps its place; `early-pages.css` keeps the same free. Nothing where nothing can be proved yet. */
const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 572,
  [MIDDLE]: { minHeight: PROOF_LEAST },
  [MARKETS_BESIDE]: { minHeight: 548 },
  '&:has(> [hidden])': { display: 'none' },
});

/** The proof, fetched when it is nearly in sight: at once, where it stands at the ways in. */
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
