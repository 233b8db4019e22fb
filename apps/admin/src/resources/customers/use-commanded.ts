import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Runs a search command on a customer's page, such as `?block=trading`, once the operator is known to have the
 * permission. It runs once, so that going back does not ask again.
 */
export function useCommanded(name: string, may: boolean | undefined, tell: (what: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(name);
  const hear = useEffectEvent(tell);
  useEffect(() => {
    if (asked === null || may === undefined) return;
    if (may) hear(asked);
    setParameters(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [asked, may, name, setParameters]);
}
