import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
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
  let hasFailed = false;
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (fault) {
        hasFailed = true;
        throw fault;
      }
    });
  let newest = make();
  /** A lazy component keeps its failure: another attempt needs another one. */
  const loadable = () => {
    if (hasFailed) newest = make();
    hasFailed = false;
    return newest;
  };
  return (props) => {
    // Kept while it is shown: a new one each time it is rendered would be requested without end.
    const [Part, setPart] = useState(loadable);
    return (
      <ErrorBoundary
        resetKey="part"
        fallback={(retry) => (
          <>
            <Again
              onRetry={() => {
                setPart(loadable);
                retry();
              }}
            />
            {Failed && <Failed {...props} />}
          </>
        )}
      >
        <Suspense fallback={coming}>
          <Part {...(props as unknown as P)} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function Again({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onResync(() => retry()), []);
  return null;
}
