import { styled } from '@mui/material/styles';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Stack } from '../../ui/Card.js';
import { useOnSight } from '../../ui/useOnSight.js';
import { worded } from '../worded.js';
import { Reasons } from './Reasons.js';

const load = worded('company')(async () => (await import('./LiveProof.js')).LiveProof);
const LiveProof = lazy(async () => ({ default: await load() }));

/** About as high as what comes, so that what stands below is out of sight from the beginning and nothing jumps. */
const Place = styled('div')({ minHeight: 420 });

/** What a visitor finds below the ways in: the reasons at once, the proof when it is nearly in sight. */
export function BelowWaysIn() {
  const [isNear, setNear] = useState(false);
  const place = useOnSight<HTMLDivElement>(!isNear, () => startTransition(() => setNear(true)));
  return (
    <Stack>
      <Reasons />
      <Place ref={place}>
        <Suspense>{isNear && <LiveProof />}</Suspense>
      </Place>
    </Stack>
  );
}
