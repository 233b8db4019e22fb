import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { onResync } from '../api/live/live.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';

interface Places<P> {
  /** Shown while the part is loaded. */
  coming?: ReactNode;
  /** Shown in place of a part that failed. */
  Failed?: ComponentType<P>;
}

/**
 * A part that its page can do without, loaded when first shown. If it fails, the page stays, and the part is tried again
 * with the next connection, or when it is shown again.
 */
export function optionalPart<P extends object, Q extends P = P>(
  load: () => Promise<ComponentType<P>>,
  { coming, Failed }: Places<Q> = {},
): ComponentType<Q> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (fault) {
        // A lazy component keeps its failure: the next attempt needs another one.
        Part = make();
        throw fault;
      }
    });
  let Part: ComponentType<P> = make();
  const Newest = (props: Q) => <Part {...props} />;
  return (props) => (
    <ErrorBoundary
      resetKey="part"
      fallback={(retry) => (
        <>
          <Again onRetry={retry} />
          {Failed && <Failed {...props} />}
        </>
      )}
    >
      <Suspense fallback={coming}>
        <Newest {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Again({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onResync(() => retry()), []);
  return null;
}
