import { loadCompanyCatalogue } from '@truemark/i18n';
import { lazy, Suspense } from 'react';
import { worded } from '../worded.js';

const load = worded(loadCompanyCatalogue)(async () => (await import('./VisitorProof.js')).VisitorProof);
const VisitorProof = lazy(async () => ({ default: await load() }));

/** About as high as what comes, so that what stands below is out of sight from the beginning and nothing jumps. */
const HEIGHT = 720;

/** What a visitor finds below the ways in; its code and texts are fetched after the first picture. */
export function BelowWaysIn() {
  return (
    <div style={{ minHeight: HEIGHT }}>
      <Suspense>
        <VisitorProof />
      </Suspense>
    </div>
  );
}
